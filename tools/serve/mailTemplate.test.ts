import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import { expect, it } from 'vitest';
import { LOCALES } from '../../src/contracts/locale.ts';
import type { LINK_TYPES } from '../../src/contracts/signIn.ts';
import { renderChoices } from './mailTemplate.ts';

const GREETING =
  '<b>{{ if eq .Data.language "nl" }}Hoi{{else if eq .Data.language "de"}}Hallo{{ else }}Hi{{ end }}</b>';

it.each([
  ['nl', '<b>Hoi</b>'],
  ['de', '<b>Hallo</b>'],
  ['en', '<b>Hi</b>'],
  [undefined, '<b>Hi</b>'],
])('chooses by the language %j', (language, text) => {
  expect(renderChoices(GREETING, { language })).toBe(text);
});

it('takes nothing where no condition holds and nothing else is said', () => {
  expect(renderChoices('a{{ if eq .Data.plan "pro" }}b{{ end }}c', {})).toBe('ac');
});

it('refuses a condition that it does not know', () => {
  expect(() => renderChoices('{{ if gt .Data.age 18 }}a{{ end }}', {})).toThrow('gt .Data.age 18');
});

interface Config {
  auth: { email: { template: Record<string, { subject: string; content_path: string }> } };
}
const { template } = (parse(readFileSync('supabase/config.toml', 'utf8')) as unknown as Config).auth.email;

/** The kind of link that an e-mail has, and whether a code stands beside it. */
const LINKS: Record<string, { type: (typeof LINK_TYPES)[number]; hasCode: boolean }> = {
  confirmation: { type: 'signup', hasCode: true },
  magic_link: { type: 'magiclink', hasCode: true },
  recovery: { type: 'recovery', hasCode: false },
};

it('names every template in the configuration', () => {
  const files = readdirSync('supabase/templates').map((file) => `./supabase/templates/${file}`);
  expect(Object.values(template).map(({ content_path: path }) => path)).toEqual(files);
  expect(Object.keys(template)).toEqual(Object.keys(LINKS));
});

for (const [name, { subject, content_path: path }] of Object.entries(template)) {
  it(`writes the e-mail "${name}" differently in each language, with code, link and way back`, () => {
    const text = readFileSync(path, 'utf8');
    const mails = LOCALES.map((language) => ({
      subject: renderChoices(subject, { language }),
      html: renderChoices(text, { language }),
    }));
    const { type, hasCode } = LINKS[name] ?? {};
    for (const { html } of mails) {
      expect(html.includes('{{ .Token }}')).toBe(hasCode);
      expect(html).toContain(
        `href="{{ .SiteURL }}/api/auth/confirm?token_hash={{ .TokenHash }}&amp;type=${String(type)}&amp;next=/`,
      );
      expect(html).not.toMatch(/\{\{\s*(if|else|end)/);
    }
    expect(mails.map(({ html }) => /lang="(\w+)"/.exec(html)?.[1])).toEqual(LOCALES);
    // French sets a narrow no-break space before what stands high.
    expect(mails.at(-1)?.html.replace(/\{\{.*?\}\}|<[^>]*>/g, '')).not.toMatch(/[^\u202f][:;!?]/);
    expect(new Set(mails.map((mail) => mail.subject)).size).toBe(LOCALES.length);
    const nexts = mails.map(({ html }) => /next=([^"]*)"/.exec(html)?.[1]);
    expect(nexts).toEqual(['/', '/nl', '/de', '/es', '/fr']);
    const titles = mails.map(({ html }) => /<h1[^>]*>([^<]*)/.exec(html)?.[1]);
    expect(new Set(titles).size).toBe(LOCALES.length);
  });
}

import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import { expect, it } from 'vitest';
import { LOCALES } from '../../src/contracts/site/locale.ts';
import type { LINK_TYPES } from '../../src/contracts/people/signIn.ts';
import { renderChoices, renderRedirect } from './mailTemplate.ts';

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

it('writes the address that was asked for into a link, as a part of a query', () => {
  const link = 'href="/confirm?asked={{ urlquery .RedirectTo }}&amp;next=/"';
  expect(renderRedirect(link, 'https://a.example/?key=b&c')).toBe(
    'href="/confirm?asked=https%3A%2F%2Fa.example%2F%3Fkey%3Db%26c&amp;next=/"',
  );
});

interface Config {
  auth: { email: { template: Record<string, { subject: string; content_path: string }> } };
}
const { template } = (parse(readFileSync('supabase/config.toml', 'utf8')) as unknown as Config).auth.email;

/** The kind of link that stands beside the code of an e-mail; one has neither and leads to the login page. */
const LINKS: Record<string, (typeof LINK_TYPES)[number] | undefined> = {
  confirmation: 'signup',
  magic_link: 'magiclink',
  recovery: undefined,
};
const WAYS = ['', '/nl', '/de', '/es', '/fr'];

it('names every template in the configuration', () => {
  const files = readdirSync('supabase/templates').map((file) => `./supabase/templates/${file}`);
  expect(Object.values(template).map(({ content_path: path }) => path)).toEqual(files);
  expect(Object.keys(template)).toEqual(Object.keys(LINKS));
});

for (const [name, { subject, content_path: path }] of Object.entries(template)) {
  it(`writes the e-mail "${name}" differently in each language, with its code and link`, () => {
    const text = readFileSync(path, 'utf8');
    const mails = LOCALES.map((language) => ({
      subject: renderChoices(subject, { language }),
      html: renderChoices(text, { language }),
    }));
    const type = LINKS[name];
    const link = `/api/auth/confirm?token_hash={{ .TokenHash }}&amp;asked={{ urlquery .RedirectTo }}&amp;type=${type}&amp;next=`;
    for (const { html } of mails) {
      expect(html.includes('{{ .Token }}')).toBe(type !== undefined);
      expect(html).not.toMatch(/\{\{\s*(if|else|end)/);
    }
    const links = mails.map(({ html }) => /href="([^"]*)"/.exec(html)?.[1]);
    expect(links).toEqual(
      WAYS.map((way) => (type ? `{{ .SiteURL }}${link}${way || '/'}` : `{{ .SiteURL }}${way}/login`)),
    );
    expect(mails.map(({ html }) => /lang="(\w+)"/.exec(html)?.[1])).toEqual(LOCALES);
    // French sets a narrow no-break space before what stands high.
    expect(mails.at(-1)?.html.replace(/\{\{.*?\}\}|<[^>]*>/g, '')).not.toMatch(/[^\u202f][:;!?]/);
    expect(new Set(mails.map((mail) => mail.subject)).size).toBe(LOCALES.length);
    const titles = mails.map(({ html }) => /<h1[^>]*>([^<]*)/.exec(html)?.[1]);
    expect(new Set(titles).size).toBe(LOCALES.length);
  });
}

import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import { expect, it } from 'vitest';
import { LOCALES } from '../../src/contracts/locale.ts';
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

for (const [name, { subject, content_path: path }] of Object.entries(template)) {
  it(`writes the e-mail "${name}" differently in each language, with code, link and way back`, () => {
    const text = readFileSync(path, 'utf8');
    const mails = LOCALES.map((language) => ({
      subject: renderChoices(subject, { language }),
      html: renderChoices(text, { language }),
    }));
    for (const { html } of mails) {
      expect(html).toContain('{{ .Token }}');
      expect(html).toContain('/api/auth/confirm?token_hash={{ .TokenHash }}&amp;type=');
      expect(html).not.toMatch(/\{\{\s*(if|else|end)/);
    }
    expect(new Set(mails.map((mail) => mail.subject)).size).toBe(LOCALES.length);
    const nexts = mails.map(({ html }) => /next=([^"]*)"/.exec(html)?.[1]);
    expect(nexts).toEqual(['/', '/nl', '/de', '/es', '/fr']);
    const titles = mails.map(({ html }) => /<h1[^>]*>([^<]*)/.exec(html)?.[1]);
    expect(new Set(titles).size).toBe(LOCALES.length);
  });
}

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { mailTemplates, withSubjects } from './templates.ts';

it.each(Object.entries(mailTemplates()))('finds the e-mail "%s" as the messages say it', (name, { html }) => {
  expect(
    readFileSync(`supabase/templates/${name}.html`, 'utf8'),
    'run `npm run update` after a change of mails.json',
  ).toBe(`${html}\n`);
});

it('finds the subjects in the configuration as the messages say them', () => {
  const config = readFileSync('supabase/config.toml', 'utf8');
  expect(withSubjects(config)).toBe(config);
});

it('changes the subjects of a configuration and nothing else', () => {
  const config = `[auth.email.template.recovery]\nsubject = '''old'''\ncontent_path = "a.html"\n`;
  expect(withSubjects(config)).toBe(
    `[auth.email.template.recovery]\nsubject = '''${mailTemplates().recovery.subject}'''\ncontent_path = "a.html"\n`,
  );
});

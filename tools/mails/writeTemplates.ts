import { readFileSync, writeFileSync } from 'node:fs';
import { mailTemplates, withSubjects } from './templates.ts';

/*
 * Writes the e-mails of Supabase Auth from the site's messages: supabase/templates/ and their subjects in
 * supabase/config.toml.
 * Usage: npm run update
 */
const templates = Object.entries(mailTemplates());
for (const [name, { html }] of templates) writeFileSync(`supabase/templates/${name}.html`, `${html}\n`);
const config = 'supabase/config.toml';
writeFileSync(config, withSubjects(readFileSync(config, 'utf8')));
console.log(`Wrote ${templates.length} e-mails into supabase/templates/ and their subjects into ${config}.`);

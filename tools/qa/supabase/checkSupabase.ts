import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readEnvironment, readServiceKey } from '../../../netlify/lib/environment.ts';
import { prepareBackend } from '../../serve/backend.ts';
import { Fault, runCommand } from '../../serve/fault.ts';
import { readFunctions } from '../../serve/functionBrowser.ts';
import { authContract } from './authLines.ts';
import { checkLines, say, sumOutcomes, type Outcome } from '../../test/lines.ts';
import { readMailpit, readOutbox, receiveMails, type MailReader } from './mailReaders.ts';
import { SITE } from '../../serve/siteBrowser.ts';
import { neededLines } from './neededLines.ts';
import { siteLines } from './siteLines.ts';
import type { Supabase } from './supabaseCall.ts';
import { tableLines } from './tableLines.ts';

/*
 * Walks through everything that the site asks of Supabase, and prints which line holds.
 * Usage: npm run qa -- supabase [-- --mailpit ADDRESS | --smtp-port PORT] [--domain DOMAIN]
 * Without SUPABASE_URL it starts and checks the local backend, that of DATABASE_URL too. A project is checked where
 * SUPABASE_URL, SUPABASE_ANON_KEY and SUPABASE_SERVICE_ROLE_KEY name it; its mails are read from a Mailpit, or Supabase
 * Auth sends them to this command. It signs readers up and deletes only some: never give it a project with readers in it.
 */

interface Checked {
  supabase: Supabase;
  mails: MailReader;
  close(): Promise<void>;
}

const USAGE = 'A project needs a way to read its mails: --mailpit ADDRESS or --smtp-port PORT.';

/** What a backend sends and the functions refuse is in the lines. */
function hush(): void {
  for (const method of ['warn', 'info', 'log'] as const) console[method] = () => undefined;
}

async function open(options: { mailpit?: string; 'smtp-port'?: string }): Promise<Checked> {
  process.env['LOCAL_DATA_FOLDER'] = 'memory';
  process.env['SMTP_URL'] = '';
  // Nobody measures here how long a sign-in takes.
  process.env['SIGN_IN_PACE_MS'] = '0';
  // The least that a local backend can spend on a hash.
  process.env['LITE_AUTH_BCRYPT_COST'] ??= '4';
  await readFunctions();
  const backend = await prepareBackend(resolve('.'), SITE);
  const { SUPABASE_URL: url, SUPABASE_ANON_KEY: publishableKey } = readEnvironment();
  const supabase = { url, publishableKey, secretKey: readServiceKey(), isEmbedded: backend !== undefined };
  if (backend) return { supabase, mails: readOutbox(backend), close: () => backend.close() };
  const { mailpit, 'smtp-port': port } = options;
  if (mailpit === undefined && port === undefined) throw new Fault(USAGE);
  const mails = mailpit === undefined ? await receiveMails(Number(port)) : readMailpit(mailpit);
  return { supabase, mails, close: () => mails.close() };
}

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      mailpit: { type: 'string' },
      'smtp-port': { type: 'string' },
      domain: { type: 'string', default: 'mixmaster.test' },
    },
  });
  hush();
  const { supabase, mails, close } = await open(values);
  const { error } = console;
  console.error = () => undefined;
  const parts: Outcome[] = [];
  try {
    const { lines, limitLines, newReader } = authContract(supabase, mails, values.domain);
    if (!supabase.isEmbedded) {
      const needed = neededLines(supabase, mails, values.domain, SITE);
      const outcome = await checkLines('What the check needs', needed);
      if (outcome.broken > 0) {
        say('\nThe check stops here: docs/deploy.md says how to set what is missing.');
        process.exitCode = 1;
        return;
      }
      parts.push(outcome);
    }
    for (const [title, part] of [
      ['Supabase Auth', lines],
      ['Tables and functions', tableLines(supabase, newReader)],
      ['The site in front of it', siteLines(mails, values.domain)],
      ['Limits by address', limitLines],
    ] as const) {
      parts.push(await checkLines(title, part, supabase.isEmbedded));
    }
  } finally {
    console.error = error;
    await close();
  }
  const { held, broken, excused } = sumOutcomes(parts);
  say(`\n${held} lines hold, ${broken} do not, ${excused} are not for this edition.`);
  // After the end of the embedded Postgres, which sets it too.
  process.exitCode = broken === 0 ? 0 : 1;
});

import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { usesHostedSupabase } from '../../netlify/lib/environment.ts';
import { sendMail } from '../../netlify/lib/mail.ts';
import { startEmbeddedBackend } from './embeddedBackend.ts';
import { readDatabaseUrl, requireEnvironment, usesMailServer } from './environment.ts';
import type { LocalBackend, LocalBackendOptions } from './localBackend.ts';
import { describeMail, linkIn, type Mail } from './mailbox.ts';
import { LOCAL_OPERATOR, LOCAL_SENDER } from './mailServer.ts';
import { startMemoryBackend } from './memoryBackend.ts';
import { startPostgresBackend, startTemporaryBackend } from './postgresBackend.ts';
import { codeIn } from './readMail.ts';

const DEFAULT_DATA_FOLDER = '.data';

/**
 * Starts the local backend, embedded or over the database of `DATABASE_URL`. `LOCAL_DATA_FOLDER` moves its data, or with
 * such a database its keys, elsewhere; "memory" forgets them, as tests want it.
 */
function startBackend(projectFolder: string, siteUrl: string, isLazy: boolean): Promise<LocalBackend> {
  const folder = process.env['LOCAL_DATA_FOLDER'] || DEFAULT_DATA_FOLDER;
  const databaseUrl = readDatabaseUrl(process.env);
  const mails = Number(process.env['SIGN_IN_MAILS_AN_HOUR'] || 0);
  const options: LocalBackendOptions = {
    projectFolder,
    siteUrl,
    onMail: (mail: Mail) => console.log(describeMail(mail)),
    sendMail: usesMailServer(process.env) ? sendSignInMail : undefined,
    isLazy,
    onStart: async (database) => {
      if (mails > 0) await database.query('select public.limit_sign_in_mails($1)', [mails]);
    },
  };
  if (databaseUrl === undefined) {
    if (folder === 'memory') return startMemoryBackend(options);
    return startEmbeddedBackend({ ...options, dataFolder: resolve(projectFolder, folder) });
  }
  if (folder === 'memory') return startTemporaryBackend({ ...options, databaseUrl });
  return startPostgresBackend({ ...options, databaseUrl, dataFolder: resolve(projectFolder, folder) });
}

/** Sends a mail of Supabase Auth as the functions send theirs; a log says what went wrong. */
async function sendSignInMail({ to, subject, html = '' }: Mail): Promise<void> {
  const text = [`${subject}: ${codeIn(html)}`, linkIn(html)].join('\n\n');
  if (!(await sendMail({ to, subject, html, text }))) throw new Error('The mail could not be sent.');
}

/** It computes in the process that waits for it, and so on a busy machine takes its time. */
const WAIT_MS = 20_000;
/** The first call also waits for the migrations. */
const LAZY_WAIT_MS = 90_000;

/** The variables by which functions use the local backend. */
export function listVariables({ url, publishableKey, secretKey }: LocalBackend, waitMs = WAIT_MS) {
  return {
    SUPABASE_URL: url,
    SUPABASE_ANON_KEY: publishableKey,
    SUPABASE_SERVICE_ROLE_KEY: secretKey,
    SUPABASE_WAIT_MS: process.env['SUPABASE_WAIT_MS'] || `${waitMs}`,
  };
}

/**
 * Prepares what the functions need: the variables of `.env`, and the local backend when they
 * name no Supabase project. Its mails never leave this machine: `SIGN_IN_MAILS_AN_HOUR` lets tests sign up more readers
 * than a real project sends mails.
 * @param isLazy whether the database waits for the first request
 * @returns the local backend, or nothing where a project is configured.
 * @throws Fault for a variable that is missing or malformed.
 */
export async function prepareBackend(
  projectFolder: string,
  siteUrl: string,
  { isLazy = false } = {},
): Promise<LocalBackend | undefined> {
  const environmentFile = join(projectFolder, '.env');
  if (existsSync(environmentFile)) process.loadEnvFile(environmentFile);
  requireEnvironment(process.env);
  if (usesHostedSupabase(process.env)) return undefined;
  const backend = await startBackend(projectFolder, siteUrl, isLazy);
  Object.assign(process.env, listVariables(backend, isLazy ? LAZY_WAIT_MS : WAIT_MS));
  if (!usesMailServer(process.env)) {
    process.env['SMTP_URL'] = backend.smtpUrl;
    process.env['MAIL_FROM'] = LOCAL_SENDER;
    process.env['CONTACT_NOTIFY_EMAIL'] ||= LOCAL_OPERATOR;
  }
  return backend;
}

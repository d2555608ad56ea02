import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startEmbeddedBackend, type EmbeddedBackend } from './embeddedBackend.ts';
import { requireEnvironment, usesHostedSupabase, usesMailServer } from './environment.ts';
import { describeMail, type Mail } from './mailbox.ts';
import { LOCAL_OPERATOR, LOCAL_SENDER } from './mailServer.ts';
import { startMemoryBackend } from './memoryBackend.ts';

const DEFAULT_DATA_FOLDER = '.data';

/** Starts the embedded backend. `LOCAL_DATA_FOLDER` moves its data elsewhere; "memory" forgets them, as tests want it. */
function startBackend(projectFolder: string, siteUrl: string): Promise<EmbeddedBackend> {
  const folder = process.env['LOCAL_DATA_FOLDER'] || DEFAULT_DATA_FOLDER;
  const options = { projectFolder, siteUrl, onMail: (mail: Mail) => console.log(describeMail(mail)) };
  if (folder === 'memory') return startMemoryBackend(options);
  return startEmbeddedBackend({ ...options, dataFolder: resolve(projectFolder, folder) });
}

/** The variables by which functions use the embedded backend. */
export function variablesOf({ url, publishableKey, secretKey }: EmbeddedBackend) {
  return {
    SUPABASE_URL: url,
    SUPABASE_ANON_KEY: publishableKey,
    SUPABASE_SERVICE_ROLE_KEY: secretKey,
    // It computes in the process that waits for it, and so on a busy machine takes its time.
    SUPABASE_WAIT_MS: process.env['SUPABASE_WAIT_MS'] || '20000',
  };
}

/**
 * Prepares what the functions need: the variables of `.env`, and the embedded backend when they
 * name no Supabase project.
 * @returns the embedded backend, or nothing where a project is configured.
 * @throws Fault for a variable that is missing or malformed.
 */
export async function prepareBackend(
  projectFolder: string,
  siteUrl: string,
): Promise<EmbeddedBackend | undefined> {
  const environmentFile = join(projectFolder, '.env');
  if (existsSync(environmentFile)) process.loadEnvFile(environmentFile);
  requireEnvironment(process.env);
  if (usesHostedSupabase(process.env)) return undefined;
  const backend = await startBackend(projectFolder, siteUrl);
  Object.assign(process.env, variablesOf(backend));
  if (!usesMailServer(process.env)) {
    process.env['SMTP_URL'] = backend.smtpUrl;
    process.env['MAIL_FROM'] = LOCAL_SENDER;
    process.env['CONTACT_NOTIFY_EMAIL'] ||= LOCAL_OPERATOR;
  }
  return backend;
}

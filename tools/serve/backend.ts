import { join, resolve } from 'node:path';
import { startEmbeddedBackend, type EmbeddedBackend } from './embeddedBackend.ts';
import {
  loadEnvironmentFile,
  requireEnvironment,
  usesHostedSupabase,
  usesMailServer,
} from './environmentFile.ts';
import { describeMail } from './mailbox.ts';
import { LOCAL_OPERATOR, LOCAL_SENDER } from './mailServer.ts';

const DEFAULT_DATA_FOLDER = '.data';

/** `LOCAL_DATA_FOLDER` moves the data elsewhere; "memory" forgets them, as tests want it. */
function chooseDataFolder(projectFolder: string, environment: NodeJS.ProcessEnv): { dataFolder?: string } {
  const folder = environment['LOCAL_DATA_FOLDER'] || DEFAULT_DATA_FOLDER;
  return folder === 'memory' ? {} : { dataFolder: resolve(projectFolder, folder) };
}

/**
 * Prepares what the functions need: the variables of `.env`, and the embedded backend when they
 * name no Supabase project.
 * @returns the embedded backend, or nothing where a project is configured.
 * @throws Fault for a malformed file or variable.
 */
export async function prepareBackend(
  projectFolder: string,
  siteUrl: string,
): Promise<EmbeddedBackend | undefined> {
  loadEnvironmentFile(join(projectFolder, '.env'), process.env);
  requireEnvironment(process.env);
  if (usesHostedSupabase(process.env)) return undefined;
  const backend = await startEmbeddedBackend({
    projectFolder,
    siteUrl,
    ...chooseDataFolder(projectFolder, process.env),
    onMail: (mail) => console.log(describeMail(mail)),
  });
  process.env['SUPABASE_URL'] = backend.url;
  process.env['SUPABASE_ANON_KEY'] = backend.publishableKey;
  process.env['SUPABASE_SERVICE_ROLE_KEY'] = backend.secretKey;
  if (!usesMailServer(process.env)) {
    process.env['SMTP_URL'] = backend.smtpUrl;
    process.env['MAIL_FROM'] = LOCAL_SENDER;
    process.env['CONTACT_NOTIFY_EMAIL'] ||= LOCAL_OPERATOR;
  }
  return backend;
}

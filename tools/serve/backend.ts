import { join } from 'node:path';
import { startEmbeddedBackend, type EmbeddedBackend } from './embeddedBackend.ts';
import { loadEnvironmentFile, requireEnvironment, usesHostedSupabase } from './environmentFile.ts';
import { describeMail } from './mailbox.ts';

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
  if (usesHostedSupabase(process.env)) {
    requireEnvironment(process.env);
    return undefined;
  }
  const backend = await startEmbeddedBackend({
    projectFolder,
    siteUrl,
    dataFolder: join(projectFolder, '.data'),
    onMail: (mail) => console.log(describeMail(mail)),
  });
  process.env['SUPABASE_URL'] = backend.url;
  process.env['SUPABASE_ANON_KEY'] = backend.publishableKey;
  return backend;
}

import { createHash } from 'node:crypto';
import { access, glob, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { startEmbeddedBackend, type EmbeddedBackend } from './embeddedBackend.ts';
import type { Mail } from './mailbox.ts';

/** Whatever an empty database is made from: with any of it changed, a kept dump is of no use. */
const MADE_FROM = [
  'supabase/migrations/*.sql',
  'tools/serve/{embeddedBackend,migrations,roles}.ts',
  'package-lock.json',
];

interface MemoryBackendOptions {
  projectFolder: string;
  siteUrl: string;
  onMail?: (mail: Mail) => void;
}

/**
 * Starts the embedded backend with an empty database that lives in memory and ends with the process.
 * To make a database and apply the migrations takes seconds; so this is done once, and every start begins with its dump.
 */
export async function startMemoryBackend(options: MemoryBackendOptions): Promise<EmbeddedBackend> {
  // Read at once: another process may put its own in place of the file.
  const dump = new Blob([await readFile(await emptyDatabase(options.projectFolder))]);
  return startEmbeddedBackend({ ...options, dump });
}

/** The file with the dump of an empty database, made where there is none. */
async function emptyDatabase(projectFolder: string): Promise<string> {
  const hash = createHash('sha256');
  const sources = await Array.fromAsync(glob(MADE_FROM, { cwd: projectFolder }));
  for (const source of sources.sort()) {
    hash.update(await readFile(join(projectFolder, source)));
  }
  const cache = join(projectFolder, 'node_modules/.cache/mixmaster');
  const file = join(cache, `database-${hash.digest('hex').slice(0, 16)}.tar`);
  if (await exists(file)) return file;

  const backend = await startEmbeddedBackend({ projectFolder, siteUrl: 'http://localhost' });
  const dump = await backend.database.dumpDataDir('none');
  await backend.close();
  await mkdir(dirname(file), { recursive: true });
  // Two processes may make it at once; a file that has its name is whole.
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, dump.stream());
  await rename(draft, file);
  return file;
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

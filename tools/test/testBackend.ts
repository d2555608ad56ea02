import { createHash } from 'node:crypto';
import { access, glob, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { startEmbeddedBackend, type EmbeddedBackend } from '../serve/embeddedBackend.ts';

/** Whatever an empty database is made from: with any of it changed, a kept dump is of no use. */
const MADE_FROM = [
  'supabase/migrations/*.sql',
  'tools/serve/{embeddedBackend,migrations,roles}.ts',
  'package-lock.json',
];
const CACHE = resolve('node_modules/.cache/mixmaster');

/**
 * Starts the embedded backend with an empty database of this test file's own, its data in memory.
 * To make a database and apply the migrations takes seconds; so this is done once, and every start begins with its dump.
 */
export async function startTestBackend(siteUrl = 'http://localhost:4321'): Promise<EmbeddedBackend> {
  const options = { projectFolder: resolve('.'), siteUrl };
  // Read at once: another worker may put its own in place of the file.
  return startEmbeddedBackend({ ...options, dump: new Blob([await readFile(await emptyDatabase())]) });
}

/** The file with the dump of an empty database, made where there is none. */
async function emptyDatabase(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of (await Array.fromAsync(glob(MADE_FROM))).sort()) hash.update(await readFile(file));
  const file = join(CACHE, `database-${hash.digest('hex').slice(0, 16)}.tar`);
  if (await exists(file)) return file;

  const backend = await startEmbeddedBackend({ projectFolder: resolve('.'), siteUrl: 'http://localhost' });
  const dump = await backend.database.dumpDataDir('none');
  await backend.close();
  await mkdir(dirname(file), { recursive: true });
  // Two workers may make it at once; a file that has its name is whole.
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

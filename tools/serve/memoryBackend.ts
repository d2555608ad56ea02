import type { PGlite } from '@supabase/lite/pglite';
import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { startEmbeddedBackend } from './embeddedBackend.ts';
import { emptyDatabaseVersion } from './emptyDatabase.ts';
import type { LocalBackend, LocalBackendOptions } from './localBackend.ts';

/**
 * Starts the embedded backend with an empty database that lives in memory and ends with the process.
 * To make a database and apply the migrations takes seconds; so this is done once, and every start begins with its dump.
 */
export function startMemoryBackend(options: LocalBackendOptions): Promise<LocalBackend> {
  return startEmbeddedBackend({
    ...options,
    // Read at once: another process may put its own in place of the file.
    loadDump: async () => new Blob([await readFile(await emptyDatabase(options.projectFolder))]),
  });
}

/**
 * Leaves out what nobody asks for: the databases that others are copied from are half of the files. A checkpoint spares
 * every start the changes since the last one.
 */
const SHRINK = [
  'update pg_database set datistemplate = false',
  'drop database template0',
  'drop database template1',
  'checkpoint',
];

/** The file with the dump of an empty database, made where there is none. */
async function emptyDatabase(projectFolder: string): Promise<string> {
  const cache = join(projectFolder, 'node_modules/.cache/mixmaster');
  const file = join(cache, `database-${await emptyDatabaseVersion(projectFolder)}.tar`);
  if (await exists(file)) return file;

  const opened = Promise.withResolvers<PGlite>();
  const backend = await startEmbeddedBackend({
    projectFolder,
    siteUrl: 'http://localhost',
    onOpen: opened.resolve,
  });
  const database = await opened.promise;
  for (const statement of SHRINK) await database.exec(statement);
  const dump = await database.dumpDataDir('none');
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

import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Whatever an empty database is made from: with any of it changed, a kept one is of no use. */
const MADE_FROM = [
  'supabase/migrations/*.sql',
  'tools/serve/{localBackend,embeddedBackend,memoryBackend,postgresBackend,migrations,roles}.ts',
  'tools/serve/whereRule.sql',
  'package-lock.json',
];

/** 16 characters that change whenever an empty database with the migrations would change. */
export async function emptyDatabaseVersion(projectFolder: string): Promise<string> {
  const hash = createHash('sha256');
  const sources = await Array.fromAsync(glob(MADE_FROM, { cwd: projectFolder }));
  for (const source of sources.sort()) {
    hash.update(await readFile(join(projectFolder, source)));
  }
  return hash.digest('hex').slice(0, 16);
}

import { resolve } from 'node:path';
import type { LocalBackend } from '../serve/localBackend.ts';
import { startMemoryBackend } from '../serve/memoryBackend.ts';
import { startTemporaryBackend } from '../serve/postgresBackend.ts';

/**
 * Starts a backend with an empty database of this test file's own: in memory, or on the PostgreSQL server of
 * `TEST_DATABASE_URL`.
 */
export function startTestBackend(siteUrl = 'http://localhost:4321'): Promise<LocalBackend> {
  const options = { projectFolder: resolve('.'), siteUrl };
  const databaseUrl = process.env['TEST_DATABASE_URL'];
  return databaseUrl ? startTemporaryBackend({ ...options, databaseUrl }) : startMemoryBackend(options);
}

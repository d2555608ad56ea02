import { resolve } from 'node:path';
import type { LocalBackend } from '../serve/localBackend.ts';
import { startMemoryBackend } from '../serve/memoryBackend.ts';
import { startTemporaryBackend } from '../serve/postgresBackend.ts';

/**
 * Starts a backend with an empty database of this test file's own: in memory, or on the PostgreSQL server of
 * `DATABASE_URL`, which vitest.config.ts sets.
 */
export function startTestBackend(siteUrl = 'http://localhost:4321'): Promise<LocalBackend> {
  const options = { projectFolder: resolve('.'), siteUrl };
  const databaseUrl = process.env['DATABASE_URL'];
  return databaseUrl ? startTemporaryBackend({ ...options, databaseUrl }) : startMemoryBackend(options);
}

import { join } from 'node:path';
import type { PGlite } from '@supabase/lite/pglite';
import { canBeWritten, createSecrets, openDataFolder } from './dataFolder.ts';
import {
  requireLocalUse,
  serveSupabase,
  type LocalBackend,
  type LocalBackendOptions,
  type Store,
} from './localBackend.ts';

interface EmbeddedBackendOptions extends LocalBackendOptions {
  /** Where the data stays; without it the data live in memory and end with the process. */
  dataFolder?: string;
  /** Loads a dump (`PGlite.dumpDataDir`) that data in memory begin with, instead of an empty database. */
  loadDump?: () => Promise<Blob>;
  /** Given the database each time that it is opened. */
  onOpen?: (database: PGlite) => void;
}

/**
 * Starts Supabase's API over an embedded Postgres, on this machine's own address only, with the
 * migrations applied.
 * @throws Fault on Netlify, or while another process has the same data open.
 */
export async function startEmbeddedBackend(options: EmbeddedBackendOptions): Promise<LocalBackend> {
  requireLocalUse();
  const { dataFolder } = options;
  const { secrets, unlock } = dataFolder
    ? await openDataFolder(dataFolder)
    : { secrets: createSecrets(), unlock: () => Promise.resolve() };
  const backend = await serveSupabase(secrets, () => openStore(options), options);
  return {
    ...backend,
    async close() {
      await backend.close();
      await unlock();
    },
  };
}

async function openStore({ dataFolder, loadDump, onOpen }: EmbeddedBackendOptions): Promise<Store> {
  const { createPgliteConnection } = await import('@supabase/lite/pglite');
  const { withExclusiveTransactions } = await import('./exclusiveTransactions.ts');
  const dump = await loadDump?.();
  const connection = await createPgliteConnection({
    url: dataFolder ? join(dataFolder, 'postgres') : 'memory://',
    ...(dump && { pgliteOptions: { loadDataDir: dump } }),
  });
  const database = connection.driver;
  connection.kysely = withExclusiveTransactions(database);
  onOpen?.(database);
  return {
    driver: 'pglite',
    connection,
    database,
    canBeWritten: dataFolder === undefined ? undefined : () => canBeWritten(dataFolder),
    close: () => connection.close(),
  };
}

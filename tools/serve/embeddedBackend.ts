import { join } from 'node:path';
import { createPgliteConnection, type PGlite } from '@supabase/lite/pglite';
import { canBeWritten, createSecrets, openDataFolder } from './dataFolder.ts';
import { withExclusiveTransactions } from './exclusiveTransactions.ts';
import {
  requireLocalUse,
  serveSupabase,
  type LocalBackend,
  type LocalBackendOptions,
} from './localBackend.ts';

export interface EmbeddedBackend extends LocalBackend {
  database: PGlite;
}

interface EmbeddedBackendOptions extends LocalBackendOptions {
  /** Where the data stays; without it the data live in memory and end with the process. */
  dataFolder?: string;
  /** A dump (`database.dumpDataDir`) that data in memory begin with, instead of an empty database. */
  dump?: Blob;
}

/**
 * Starts Supabase's API over an embedded Postgres, on this machine's own address only, with the
 * migrations applied.
 * @throws Fault on Netlify, or while another process has the same data open.
 */
export async function startEmbeddedBackend(options: EmbeddedBackendOptions): Promise<EmbeddedBackend> {
  requireLocalUse();
  const { dataFolder, dump } = options;
  const { secrets, unlock } = dataFolder
    ? await openDataFolder(dataFolder)
    : { secrets: createSecrets(), unlock: () => Promise.resolve() };
  const connection = await createPgliteConnection({
    url: dataFolder ? join(dataFolder, 'postgres') : 'memory://',
    ...(dump && { pgliteOptions: { loadDataDir: dump } }),
  });
  const database = connection.driver;
  connection.kysely = withExclusiveTransactions(database);
  const close = async () => {
    await connection.close();
    await unlock();
  };
  const backend = await serveSupabase(
    {
      driver: 'pglite',
      connection,
      database,
      secrets,
      canBeWritten: dataFolder === undefined ? undefined : () => canBeWritten(dataFolder),
      close,
    },
    options,
  );
  return { ...backend, database };
}

import { randomUUID } from 'node:crypto';
import type { Database } from './database.ts';
import { createSecrets, keepSecrets, type LocalSecrets } from './dataFolder.ts';
import { emptyDatabaseVersion } from './emptyDatabase.ts';
import {
  requireLocalUse,
  serveSupabase,
  WHERE_RULE,
  type LocalBackend,
  type LocalBackendOptions,
  type Store,
} from './localBackend.ts';
import { connectPostgres, JSON_TYPES, RETRY_S } from './postgresDatabase.ts';
import { reservedConnections } from './reservedConnections.ts';

/** The lock that a connection holds while it makes a database. */
const MAKING_DATABASES = 2611;

interface PostgresBackendOptions extends LocalBackendOptions {
  /** A database of a PostgreSQL server, such as `postgres://postgres@localhost:5432/mixmaster`. */
  databaseUrl: string;
}

/**
 * Starts Supabase's API over a database of a PostgreSQL server, on this machine's own address only, with the
 * migrations applied. Whom the address names has to be a superuser of that server, since the API makes roles.
 * @param dataFolder where the keys stay
 * @throws Fault on Netlify.
 */
export function startPostgresBackend(
  options: PostgresBackendOptions & { dataFolder: string },
): Promise<LocalBackend> {
  requireLocalUse();
  return startOver(options, keepSecrets(options.dataFolder));
}

/** The same with an empty database of its own on that server, which is dropped at the end. */
export async function startTemporaryBackend(options: PostgresBackendOptions): Promise<LocalBackend> {
  requireLocalUse();
  const server = connectPostgres(withOneConnection(options.databaseUrl));
  const name = `mixmaster_${randomUUID().replaceAll('-', '')}`;
  await makeDatabase(server, name, options);
  const databaseUrl = databaseOn(options.databaseUrl, name);
  const backend = await startOver({ ...options, databaseUrl }, createSecrets());
  return {
    ...backend,
    async close() {
      await backend.close();
      await server.exec(`drop database ${name} with (force)`);
      await server.close();
    },
  };
}

async function startOver(options: PostgresBackendOptions, secrets: LocalSecrets): Promise<LocalBackend> {
  const { databaseUrl } = options;
  const backend = await serveSupabase(secrets, () => openStore(databaseUrl), options);
  return { ...backend, databaseUrl };
}

async function openStore(databaseUrl: string): Promise<Store> {
  const { createPostgresConnection } = await import('@supabase/lite/postgres');
  const connection = createPostgresConnection({
    url: databaseUrl,
    postgresOptions: {
      onnotice: () => undefined,
      types: JSON_TYPES,
      backoff: () => RETRY_S,
      connection: WHERE_RULE,
    },
  });
  const reserved = reservedConnections(connection.driver);
  // Supabase's API takes all of its connections by this.
  Object.assign(connection.driver, { reserve: reserved.reserve });
  const database = connectPostgres(databaseUrl);
  return {
    driver: 'postgres',
    connection,
    database,
    async close() {
      await reserved.end();
      await connection.close();
      await database.close();
    },
  };
}

/** Copies a database that has the migrations, and makes that one where there is none: it takes seconds. */
async function makeDatabase(server: Database, name: string, options: PostgresBackendOptions): Promise<void> {
  const template = `mixmaster_empty_${await emptyDatabaseVersion(options.projectFolder)}`;
  await server.exec(`select pg_advisory_lock(${MAKING_DATABASES})`);
  try {
    const { rows } = await server.query('select from pg_database where datname = $1', [template]);
    if (rows.length === 0) {
      const draft = `${template}_draft`;
      await server.exec(`drop database if exists ${draft} with (force)`);
      await server.exec(`create database ${draft} template template0`);
      const databaseUrl = databaseOn(options.databaseUrl, draft);
      const backend = await startOver({ ...options, databaseUrl }, createSecrets());
      await backend.close();
      await server.exec(`alter database ${draft} rename to ${template}`);
    }
    await server.exec(`create database ${name} template ${template}`);
  } finally {
    await server.exec(`select pg_advisory_unlock(${MAKING_DATABASES})`);
  }
}

function databaseOn(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Locks are of a connection. */
function withOneConnection(url: string): string {
  const changed = new URL(url);
  changed.searchParams.set('max', '1');
  return changed.href;
}

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from './database.ts';
import { Fault } from './fault.ts';

const MIGRATION_FILE = /^(?<version>\d{14})_(?<name>\w+)\.sql$/;

/** The history table of Supabase's own tools, so that they can take over from here. */
const HISTORY = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (
    version text primary key, statements text[], name text
  );
`;

const VERSIONS = 'select version from supabase_migrations.schema_migrations';
/** The SQLSTATE of `raise exception` in a migration. */
const RAISED = 'P0001';
/** The lock that a connection holds while it applies one. */
const APPLYING_MIGRATIONS = 2610;

/**
 * Applies the migrations of a folder that the database has not seen, oldest first.
 * @returns the files that it applied
 * @throws Fault where a migration refuses the database and says what to do.
 */
export async function applyMigrations(database: Database, folder: string): Promise<string[]> {
  await database.exec(HISTORY);
  const { rows } = await database.query<{ version: string }>(VERSIONS);
  const applied = new Set(rows.map(({ version }) => version));
  const pending = (await readdir(folder)).sort().filter((file) => {
    const version = MIGRATION_FILE.exec(file)?.groups?.['version'];
    return version !== undefined && !applied.has(version);
  });

  const appliedNow: string[] = [];
  for (const file of pending) {
    const { version, name } = MIGRATION_FILE.exec(file)?.groups ?? {};
    const sql = await readFile(join(folder, file), 'utf8');
    await database.transaction(async (transaction) => {
      // Another server over the same database may have been faster.
      await transaction.exec(`select pg_advisory_xact_lock(${APPLYING_MIGRATIONS})`);
      const { rows } = await transaction.query(`${VERSIONS} where version = $1`, [version]);
      if (rows.length > 0) return;
      await transaction.exec(sql).catch(explainRefusal);
      await transaction.query(
        'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
        [version, name, [sql]],
      );
      appliedNow.push(file);
    });
  }
  return appliedNow;
}

function explainRefusal(error: unknown): never {
  const { code, message, hint } = error as { code?: string; message?: string; hint?: string };
  if (code === RAISED && hint) throw new Fault(`${message} ${hint}`, { cause: error });
  throw error;
}

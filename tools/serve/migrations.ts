import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@supabase/lite/pglite';

const MIGRATION_FILE = /^(?<version>\d{14})_(?<name>\w+)\.sql$/;

/** The history table of Supabase's own tools, so that they can take over from here. */
const HISTORY = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (
    version text primary key, statements text[], name text
  );
`;

/** Applies the migrations of a folder that the database has not seen, oldest first. */
export async function applyMigrations(database: PGlite, folder: string): Promise<string[]> {
  await database.exec(HISTORY);
  const { rows } = await database.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  );
  const applied = new Set(rows.map(({ version }) => version));
  const pending = (await readdir(folder)).sort().filter((file) => {
    const version = MIGRATION_FILE.exec(file)?.groups?.['version'];
    return version !== undefined && !applied.has(version);
  });

  for (const file of pending) {
    const { version, name } = MIGRATION_FILE.exec(file)?.groups ?? {};
    const sql = await readFile(join(folder, file), 'utf8');
    await database.transaction(async (transaction) => {
      await transaction.exec(sql);
      await transaction.query(
        'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
        [version, name, [sql]],
      );
    });
  }
  return pending;
}

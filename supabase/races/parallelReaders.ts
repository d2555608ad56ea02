import { afterAll, beforeAll } from 'vitest';
import type { Database } from '../../tools/serve/database.ts';
import type { LocalBackend } from '../../tools/serve/localBackend.ts';
import { connectPostgres, type PostgresDatabase } from '../../tools/serve/postgresDatabase.ts';
import { startTestBackend } from '../../tools/test/testBackend.ts';
import { setClaims } from '../actAsReader.ts';

/** How many statements run at the same moment, each on a connection of its own. */
export const MANY = 100;

/** Connects to a database so that {@link MANY} transactions run at once, and nobody waits for a connection. */
function connectMany(url: string): PostgresDatabase {
  const many = new URL(url);
  many.searchParams.set('max', String(MANY));
  return connectPostgres(many.href);
}

/**
 * Starts a backend for the races of a file before them, and ends it after them.
 * @param race is given a database of {@link connectMany}, and the backend
 */
export function beforeRaces(race: (database: PostgresDatabase, backend: LocalBackend) => void): void {
  let close: () => Promise<void>;
  beforeAll(async () => {
    const backend = await startTestBackend();
    const database = connectMany(backend.databaseUrl ?? '');
    close = async () => {
      await database.close();
      await backend.close();
    };
    race(database, backend);
  });
  afterAll(() => close());
}

/** The sections of a menu of one drink, which is 11002. */
export const SECTIONS = '[{"title":null,"drinks":[{"cocktailId":"11002","prices":[],"note":null}]}]';

/** A menu of a reader, published. */
export async function publishMenu(database: Database, owner: string): Promise<{ id: string; token: string }> {
  const { rows } = await database.query<{ id: string; token: string }>(
    `with menu as (
       insert into public.menus (user_id, name, cocktail_ids, sections) values ($1, 'Friday', '{11002}', $2)
       returning id
     )
     insert into public.menu_publications (menu_id) select id from menu returning menu_id as id, token`,
    [owner, SECTIONS],
  );
  const [menu] = rows;
  if (!menu) throw new Error('The menu could not be published.');
  return menu;
}

/** Adds readers, each with a session that has just begun and has the id of its account. */
export async function addReaders(database: Database, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => crypto.randomUUID());
  for (const id of ids) {
    await database.query('insert into auth.users (id, email) values ($1, $2)', [id, `${id}@example.test`]);
    await database.query('insert into auth.sessions (id, user_id) values ($1, $1)', [id]);
  }
  return ids;
}

/** Runs a statement as PostgREST does for a reader: in a transaction of its own, with the reader's rights. */
export async function asReader(database: Database, id: string, sql: string, values: unknown[] = []) {
  return database.transaction(async (transaction) => {
    await setClaims(transaction, id);
    const { rows, affectedRows = 0 } = await transaction.query(sql, values);
    return { rows, affectedRows };
  });
}

/** Runs a statement as PostgREST does for the secret key. */
export async function asService(database: Database, sql: string, values: unknown[] = []) {
  return database.transaction(async (transaction) => {
    await transaction.query(`select set_config('role', 'service_role', true)`);
    return transaction.query(sql, values);
  });
}

/** How often two transactions of a database waited for each other. */
export async function deadlocksIn(database: Database): Promise<number | undefined> {
  const { rows } = await database.query<{ deadlocks: number }>(
    'select deadlocks::integer from pg_stat_database where datname = current_database()',
  );
  return rows[0]?.deadlocks;
}

/** What work at the same moment came to: how often it went through, and each message with which it did not. */
export async function countOutcomes(work: Promise<unknown>[]): Promise<{ done: number; refused: string[] }> {
  const settled = await Promise.allSettled(work);
  const refused = settled.flatMap((one) =>
    one.status === 'rejected' ? [one.reason instanceof Error ? one.reason.message : String(one.reason)] : [],
  );
  return { done: settled.length - refused.length, refused: [...new Set(refused)] };
}

/** Calls something so many times at once. */
export const times = <Value>(count: number, act: (place: number) => Promise<Value>) =>
  Array.from({ length: count }, (_, place) => act(place));

import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LocalBackend } from '../../tools/serve/localBackend.ts';
import { connectPostgres, type PostgresDatabase } from '../../tools/serve/postgresDatabase.ts';
import { startTestBackend } from '../../tools/test/testBackend.ts';

const MANY = 40;
const OTHERS = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;

let backend: LocalBackend;
let database: PostgresDatabase;
let killer: PostgresDatabase;
beforeAll(async () => {
  backend = await startTestBackend();
  // Ten connections, so that most have to wait.
  database = connectPostgres(backend.databaseUrl ?? '');
  killer = connectPostgres(backend.databaseUrl ?? '');
});
afterAll(async () => {
  await database.close();
  await killer.close();
  await backend.close();
});

const transactions = (sql: string) =>
  Promise.allSettled(
    Array.from({ length: MANY }, () => database.transaction((transaction) => transaction.query(sql))),
  );

it('answers everybody whose connection dies, and who waits for one meanwhile', async () => {
  const answers = transactions('select pg_sleep(0.3)');
  await killer.query('select pg_sleep(0.1)');
  await killer.query(OTHERS);
  const states = (await answers).map(({ status }) => status);
  expect(states).toContain('rejected');
  expect(states).toContain('fulfilled');
  expect((await transactions('select 1')).map(({ status }) => status)).not.toContain('rejected');
});

it('lets no transaction go on behind the end of its connection', async () => {
  await database.exec('create table public.half (name text)');
  const lost = database.transaction(async (transaction) => {
    await transaction.query(`insert into public.half values ('first')`);
    await transaction.query('select pg_terminate_backend(pg_backend_pid())').catch(() => undefined);
    // As who does not look at the error.
    await transaction.query(`insert into public.half values ('second')`).catch(() => undefined);
  });
  await expect(lost).rejects.toThrow('The connection to PostgreSQL is lost.');
  expect((await database.query('select name from public.half')).rows).toEqual([]);
});

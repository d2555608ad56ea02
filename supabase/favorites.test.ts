import { afterAll, beforeAll, expect, it } from 'vitest';
import { favoriteInputSchema } from '../src/contracts/people/favorite.ts';
import type { Database, Transaction } from '../tools/serve/database.ts';
import type { LocalBackend } from '../tools/serve/localBackend.ts';
import { startTestBackend } from '../tools/test/testBackend.ts';
import { actAsReader } from './actAsReader.ts';

const ADA = '00000000-0000-4000-8000-00000000000a';
const BEA = '00000000-0000-4000-8000-00000000000b';
/** Has a token of ours but no account any more. */
const GONE = '00000000-0000-4000-8000-00000000000c';
const PERMISSION_DENIED = /permission denied/;

let backend: LocalBackend;
let database: Database;
beforeAll(async () => {
  backend = await startTestBackend();
  database = backend.database;
  for (const id of [ADA, BEA]) {
    await database.query('insert into auth.users (id, email) values ($1, $2)', [id, `${id}@example.test`]);
    await database.query(
      `insert into public.favorites (user_id, cocktail_id, cocktail_name) values ($1, '11002', 'Negroni')`,
      [id],
    );
  }
});
afterAll(() => backend.close());

/** Runs a statement as PostgREST would for a caller, and undoes what it changed. */
async function as(caller: string | 'anonymous', sql: string, values: unknown[] = []) {
  let outcome: { rows: Record<string, unknown>[]; affectedRows: number } = { rows: [], affectedRows: 0 };
  await database.transaction(async (transaction: Transaction) => {
    if (caller === 'anonymous') await transaction.query(`select set_config('role', 'anon', true)`);
    else await actAsReader(transaction, caller);
    const { rows, affectedRows = 0 } = await transaction.query<Record<string, unknown>>(sql, values);
    outcome = { rows, affectedRows };
    await transaction.rollback();
  });
  return outcome;
}

const INSERT = 'insert into public.favorites (cocktail_id, cocktail_name) values ($1, $2)';

it('shows each reader the own favorites, and a stranger none', async () => {
  for (const id of [ADA, BEA]) {
    expect((await as(id, 'select user_id from public.favorites')).rows).toEqual([{ user_id: id }]);
  }
  expect((await as(GONE, 'select user_id from public.favorites')).rows).toEqual([]);
});

it('adds for the caller and for nobody else', async () => {
  const { rows } = await as(ADA, `${INSERT} returning user_id`, ['11001', 'Margarita']);
  expect(rows).toEqual([{ user_id: ADA }]);
  await expect(
    as(ADA, `insert into public.favorites (user_id, cocktail_id, cocktail_name) values ($1, '1', 'x')`, [
      BEA,
    ]),
  ).rejects.toThrow(PERMISSION_DENIED);
  await expect(as(GONE, INSERT, ['11001', 'Margarita'])).rejects.toThrow(/row-level security/);
});

it('keeps each recipe once per reader', async () => {
  await expect(as(ADA, INSERT, ['11002', 'Negroni'])).rejects.toThrow(/favorites_once/);
  const again = `${INSERT} on conflict (user_id, cocktail_id) do nothing`;
  expect((await as(ADA, again, ['11002', 'Negroni'])).affectedRows).toBe(0);
});

it('removes the own alone', async () => {
  const everything = 'delete from public.favorites';
  expect((await as(ADA, everything)).affectedRows).toBe(1);
  expect((await as(GONE, everything)).affectedRows).toBe(0);
  expect((await as(ADA, `${everything} where user_id = $1`, [BEA])).affectedRows).toBe(0);
});

it.each([
  `update public.favorites set cocktail_name = 'x'`,
  `update public.favorites set user_id = '${BEA}'`,
  'truncate public.favorites',
  `insert into public.favorites (cocktail_id, cocktail_name, created_at) values ('1', 'x', now())`,
])('refuses a reader: %s', async (sql) => {
  await expect(as(ADA, sql)).rejects.toThrow(PERMISSION_DENIED);
});

it.each([
  'select id from public.favorites',
  `insert into public.favorites (cocktail_id, cocktail_name) values ('1', 'x')`,
  `update public.favorites set cocktail_name = 'x'`,
  'delete from public.favorites',
  'truncate public.favorites',
  'select public.delete_own_account()',
])('refuses the anonymous: %s', async (sql) => {
  await expect(as('anonymous', sql)).rejects.toThrow(PERMISSION_DENIED);
});

it.each([
  ['11002', 'Negroni'],
  ['12', '🍸'.repeat(120)],
  ['12', '🍸'.repeat(121)],
  ['12', ''],
  ['12', ' Negroni'],
  ['', 'Negroni'],
  ['12a', 'Negroni'],
  ['12\n', 'Negroni'],
  ['12345678901', 'Negroni'],
])('takes %j with the name %j exactly where the schema does', async (cocktailId, cocktailName) => {
  const parsed = favoriteInputSchema.safeParse({ cocktailId, cocktailName });
  const isTaken = await as(BEA, `${INSERT} on conflict do nothing`, [cocktailId, cocktailName]).then(
    () => true,
    (error: Error) => (/favorites_cocktail/.test(error.message) ? false : Promise.reject(error)),
  );
  expect(isTaken).toBe(parsed.success && parsed.data.cocktailName === cocktailName);
});

it('deletes the account of the caller alone', async () => {
  let left: unknown;
  await database.transaction(async (transaction: Transaction) => {
    await actAsReader(transaction, ADA);
    await transaction.query('select public.delete_own_account()');
    await transaction.query('reset role');
    left = (await transaction.query('select user_id from public.favorites')).rows;
    await transaction.rollback();
  });
  expect(left).toEqual([{ user_id: BEA }]);
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database, Transaction } from '../tools/serve/database.ts';
import type { LocalBackend } from '../tools/serve/localBackend.ts';
import { startTestBackend } from '../tools/test/testBackend.ts';
import { actAsReader } from './actAsReader.ts';

const ADA = '00000000-0000-4000-8000-00000000000a';
const BEA = '00000000-0000-4000-8000-00000000000b';
const SMOKE = '00000000-0000-4000-8000-0000000000c1';
const LINES = `'[{"ingredient":"gin","unit":"ml","amount":50,"garnish":false}]'`;

let backend: LocalBackend;
let database: Database;
beforeAll(async () => {
  backend = await startTestBackend();
  database = backend.database;
  for (const id of [ADA, BEA])
    await database.query('insert into auth.users (id, email) values ($1, $2)', [id, `${id}@example.test`]);
  await database.query(
    `insert into public.own_drinks (user_id, id, name, glass, method, ice, lines)
     values ('${ADA}', '${SMOKE}', 'Smoke', 'coupe', 'shake', 'none', ${LINES})`,
  );
});
afterAll(() => backend.close());

/** Runs statements as PostgREST would for a caller, gives the rows of the last, and undoes what they changed. */
async function as(caller: string, ...statements: string[]): Promise<unknown[]> {
  let last: unknown[] = [];
  await database.transaction(async (transaction: Transaction) => {
    await actAsReader(transaction, caller);
    for (const sql of statements) last = (await transaction.query(sql)).rows;
    await transaction.rollback();
  });
  return last;
}

const heart = (id: string) =>
  `insert into public.favorites (cocktail_id, cocktail_name) values ('${id}', 'Smoke')`;
const KEPT = 'select cocktail_id from public.favorites';

it('keeps an own drink, and lets it go with the drink', async () => {
  expect(await as(ADA, heart(SMOKE), KEPT)).toEqual([{ cocktail_id: SMOKE }]);
  expect(await as(ADA, heart(SMOKE), `delete from public.own_drinks where id = '${SMOKE}'`, KEPT)).toEqual(
    [],
  );
});

it('keeps nobody else’s drink, and none that there is not', async () => {
  await expect(as(BEA, heart(SMOKE))).rejects.toThrow(/favorites_own_drink/);
  await expect(as(ADA, heart(SMOKE.replace('c1', 'c2')))).rejects.toThrow(/favorites_own_drink/);
  await expect(as(ADA, heart('not-a-drink'))).rejects.toThrow(/favorites_cocktail_id_shape/);
});

it('keeps a recipe that a drink descends from by its id alone', async () => {
  const after = (id: string) => `update public.own_drinks set after = '${id}' returning after`;
  expect(await as(ADA, after('11002'))).toEqual([{ after: '11002' }]);
  expect(await as(BEA, after('11002'))).toEqual([]);
  await expect(as(ADA, after('Negroni'))).rejects.toThrow(/own_drinks_after_recipe/);
});

it('reads the shelf that a menu follows for the site alone', async () => {
  await expect(as(ADA, `select public.read_followed_shelf('x')`)).rejects.toThrow(/permission denied/);
});

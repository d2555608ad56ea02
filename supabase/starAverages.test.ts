import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LocalBackend } from '../tools/serve/localBackend.ts';
import { startTestBackend } from '../tools/test/testBackend.ts';

let backend: LocalBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

const run = (sql: string, values: unknown[] = []) => backend.database.query(sql, values);

let drinks = 20_000;
/** A drink that no other test rates. */
const newDrink = () => String((drinks += 1));

/** Accounts that are so old. */
async function addAccounts(count: number, age = '2 days'): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  await run(
    `insert into auth.users (id, email, created_at)
     select id, id || '@example.test', now() - $2::interval from unnest($1::uuid[]) as id`,
    [ids, age],
  );
  return ids;
}

async function rate(account: string | undefined, drink: string, stars: number | null): Promise<void> {
  await run(
    `insert into public.drink_log (user_id, drink_id, stars) values ($1, $2, $3)
     on conflict (user_id, drink_id) do update set stars = excluded.stars`,
    [account, drink, stars],
  );
}

async function averageOf(drink: string): Promise<unknown> {
  const { rows } = await backend.database.query<{ averages: Record<string, unknown> }>(
    'select public.read_star_averages() as averages',
  );
  return rows[0]?.averages[drink];
}

/** A drink with the stars of so many accounts. */
async function addRated(stars: number[], age?: string) {
  const drink = newDrink();
  const accounts = await addAccounts(stars.length, age);
  for (const [place, account] of accounts.entries()) await rate(account, drink, stars[place] ?? null);
  return { drink, accounts };
}

it('gives an average from the fifth account on, and none at the fourth', async () => {
  const { drink, accounts } = await addRated([5, 4, 4, 5]);
  const [ada] = accounts;
  expect(await averageOf(drink)).toBeUndefined();
  const [fifth] = await addAccounts(1);
  await rate(fifth, drink, 2);
  expect(await averageOf(drink)).toEqual([4, 5]);
  await rate(ada, drink, 1);
  expect(await averageOf(drink)).toEqual([3.2, 5]);
  await rate(ada, drink, null);
  expect(await averageOf(drink)).toBeUndefined();
});

it('rounds to one decimal, as it is shown', async () => {
  const { drink } = await addRated([5, 5, 4, 4, 4, 4]);
  expect(await averageOf(drink)).toEqual([4.3, 6]);
});

it('takes the stars of an account with it', async () => {
  const { drink, accounts } = await addRated([1, 5, 5, 5, 5, 5]);
  await run('delete from auth.users where id = $1', [accounts[0]]);
  expect(await averageOf(drink)).toEqual([5, 5]);
  await run('delete from auth.users where id = $1', [accounts[1]]);
  expect(await averageOf(drink)).toBeUndefined();
});

it.each([
  ['23 hours 59 minutes', undefined],
  ['24 hours', [3, 5]],
])('has accounts of %s give %j', async (age, average) => {
  const { drink } = await addRated([3, 3, 3, 3]);
  const [fifth] = await addAccounts(1, age);
  await rate(fifth, drink, 3);
  expect(await averageOf(drink)).toEqual(average);
});

it('counts the first 50 stars that an account gives on a day, and those of another day', async () => {
  const { drink } = await addRated([3, 3, 3, 3]);
  const [busy] = await addAccounts(1);
  const before = Array.from({ length: 50 }, newDrink);
  await run(
    `insert into public.drink_log (user_id, drink_id, stars, stars_at)
     select $1, drink, 3, '2026-11-28 00:00Z' from unnest($2::text[]) as drink`,
    [busy, before],
  );
  const rateAt = async (moment: string) => {
    await run('delete from public.drink_log where user_id = $1 and drink_id = $2', [busy, drink]);
    await run(
      'insert into public.drink_log (user_id, drink_id, stars, stars_at) values ($1, $2, 3, $3::timestamptz)',
      [busy, drink, moment],
    );
  };
  await rateAt('2026-11-28 23:59:59Z');
  expect(await averageOf(drink)).toBeUndefined();
  await rateAt('2026-11-29 00:00Z');
  expect(await averageOf(drink)).toEqual([3, 5]);
  await rateAt('2026-11-28 23:59:59Z');
  await run('update public.drink_log set stars = null where user_id = $1 and drink_id = $2', [
    busy,
    before[0],
  ]);
  expect(await averageOf(drink)).toEqual([3, 5]);
});

it('dates stars by their last change, whatever else of the entry changes', async () => {
  const { drink, accounts } = await addRated([3]);
  const dated = async () => {
    const { rows } = await backend.database.query<{ is_old: boolean }>(
      `select stars_at < now() - interval '1 hour' as is_old from public.drink_log where drink_id = $1`,
      [drink],
    );
    return rows[0]?.is_old ? 'before' : 'now';
  };
  await run(`update public.drink_log set stars_at = now() - interval '3 days' where drink_id = $1`, [drink]);
  await run(`update public.drink_log set note = 'Less ice', stars = 3 where drink_id = $1`, [drink]);
  expect(await dated()).toBe('before');
  await rate(accounts[0], drink, 4);
  expect(await dated()).toBe('now');
});

it('leaves out the accounts and the drinks that the operator excludes, until they are put back', async () => {
  const { drink, accounts } = await addRated([1, 5, 5, 5, 5, 5]);
  await run('insert into public.star_exclusions (user_id) values ($1)', [accounts[0]]);
  expect(await averageOf(drink)).toEqual([5, 5]);
  await run('insert into public.star_exclusions (drink_id) values ($1)', [drink]);
  expect(await averageOf(drink)).toBeUndefined();
  await run('delete from public.star_exclusions where drink_id = $1 or user_id = $2', [drink, accounts[0]]);
  expect(await averageOf(drink)).toEqual([4.3, 6]);
  await expect(
    run('insert into public.star_exclusions (user_id, drink_id) values ($1, $2)', [accounts[0], drink]),
  ).rejects.toThrow('one_of_both');
});

it('forgets with an account that it was excluded', async () => {
  const [account] = await addAccounts(1);
  await run('insert into public.star_exclusions (user_id) values ($1)', [account]);
  await run('delete from auth.users where id = $1', [account]);
  expect((await run('select from public.star_exclusions where user_id = $1', [account])).rows).toEqual([]);
});

import { expect, it } from 'vitest';
import type { PostgresDatabase } from '../../tools/serve/postgresDatabase.ts';
import {
  addReaders,
  asReader,
  beforeRaces,
  deadlocksIn,
  MANY,
  countOutcomes,
  SECTIONS,
  times,
} from './parallelReaders.ts';

const NEW_MENU = `insert into public.menus (name, cocktail_ids, sections) values ($1, '{11002}', $2) returning id`;
const NEW_FAVORITE = `insert into public.favorites (cocktail_id, cocktail_name) values ($1, 'x') on conflict do nothing`;
const KEPT_SHELF = `insert into public.shelves (user_id, entries) values ($1, $2)
  on conflict (user_id) do update set user_id = excluded.user_id, entries = excluded.entries`;
const PUBLISH = `insert into public.menu_publications (menu_id) values ($1)
  on conflict (menu_id) do update set menu_id = excluded.menu_id, sold_out = '{11002}'`;

const KEPT_DIET = `insert into public.diets (user_id) values ($1)
  on conflict (user_id) do update set user_id = excluded.user_id`;
const NEW_LIST = `insert into public.drink_lists (id, name) values (gen_random_uuid(), 'Party')`;
const KEPT_STARS = `insert into public.drink_log (drink_id, stars) values ($1, 5)`;

let database: PostgresDatabase;
beforeRaces((connected) => {
  database = connected;
});

async function newMenu(reader: string): Promise<string> {
  const { rows } = await asReader(database, reader, NEW_MENU, ['Friday', SECTIONS]);
  return (rows[0] as { id: string }).id;
}

async function countOf(table: string, condition: string, values: unknown[]): Promise<number> {
  const sql = `select count(*)::integer as count from public.${table} where ${condition}`;
  return (await database.query<{ count: number }>(sql, values)).rows[0]?.count ?? 0;
}

it('lets one of a hundred editors of the same version change a menu', async () => {
  const [ada = ''] = await addReaders(database, 1);
  const menu = await newMenu(ada);
  const change = `select public.change_menu($1, 1, $2, null, null, null, '[]', '{11002}', $3) as changed`;
  const changed = await Promise.all(
    times(MANY, (place) => asReader(database, ada, change, [menu, `Editor ${place}`, SECTIONS])),
  );
  const winners = changed.flatMap(
    ({ rows }) => (rows as { changed: { name: string } | null }[])[0]?.changed ?? [],
  );
  expect(winners).toHaveLength(1);
  const { rows } = await database.query('select name, version from public.menus where id = $1', [menu]);
  expect(rows).toEqual([{ name: winners[0]?.name, version: 2 }]);
});

it('gives the last place of an account to one of a hundred menus', async () => {
  const [ada = ''] = await addReaders(database, 1);
  await database.query(
    `insert into public.menus (user_id, name, cocktail_ids, sections)
     select $1, 'Menu ' || place, '{11002}', $2 from generate_series(1, 199) as place`,
    [ada, SECTIONS],
  );
  const made = await countOutcomes(times(MANY, () => asReader(database, ada, NEW_MENU, ['Last', SECTIONS])));
  expect(made).toEqual({ done: 1, refused: ['quota_reached'] });
  expect(await countOf('menus', 'user_id = $1', [ada])).toBe(200);
});

it('makes one menu of a draft that is sent a hundred times', async () => {
  const [ada = ''] = await addReaders(database, 1);
  const draft = crypto.randomUUID();
  const sql = `insert into public.menus (name, cocktail_ids, sections, draft) values ('x', '{11002}', $1, $2)
    on conflict (user_id, draft) do nothing`;
  expect(await countOutcomes(times(MANY, () => asReader(database, ada, sql, [SECTIONS, draft])))).toEqual({
    done: MANY,
    refused: [],
  });
  expect(await countOf('menus', 'user_id = $1', [ada])).toBe(1);
});

it('keeps a favorite once, however often it is added and removed at once', async () => {
  const [ada = ''] = await addReaders(database, 1);
  const remove = 'delete from public.favorites where cocktail_id = $1';
  const worked = await countOutcomes(
    times(MANY, (place) => asReader(database, ada, place % 2 ? NEW_FAVORITE : remove, ['11002'])),
  );
  expect(worked).toEqual({ done: MANY, refused: [] });
  await asReader(database, ada, NEW_FAVORITE, ['11002']);
  expect(await countOf('favorites', 'user_id = $1', [ada])).toBe(1);
});

it('keeps one whole shelf of a hundred that are sent at once', async () => {
  const [ada = ''] = await addReaders(database, 1);
  const shelves = times(MANY, (place) =>
    asReader(database, ada, KEPT_SHELF, [ada, [`gin ${place}`, `rum ${place}`]]),
  );
  expect(await countOutcomes(shelves)).toEqual({ done: MANY, refused: [] });
  const { rows } = await database.query<{ entries: string[] }>(
    'select entries from public.shelves where user_id = $1',
    [ada],
  );
  const [entries = []] = rows.map((row) => row.entries);
  expect(entries.map((entry) => entry.split(' ')[1])).toEqual([
    entries[0]?.split(' ')[1],
    entries[0]?.split(' ')[1],
  ]);
});

it('leaves a menu that is published and revoked at once with one address, or none', async () => {
  const [ada = ''] = await addReaders(database, 1);
  const menu = await newMenu(ada);
  const revoke = 'delete from public.menu_publications where menu_id = $1';
  const worked = await countOutcomes(
    times(MANY, (place) => asReader(database, ada, place % 2 ? PUBLISH : revoke, [menu])),
  );
  expect(worked).toEqual({ done: MANY, refused: [] });
  expect(await countOf('menu_publications', 'menu_id = $1', [menu])).toBeLessThanOrEqual(1);
});

it('counts every row that an account writes at once', async () => {
  const [ada = ''] = await addReaders(database, 1);
  const first = await countOutcomes(
    times(MANY, (place) => asReader(database, ada, NEW_FAVORITE, [`2${place}`])),
  );
  const second = await countOutcomes(
    times(MANY, (place) => asReader(database, ada, NEW_FAVORITE, [`3${place}`])),
  );
  expect([first.done, second.done]).toEqual([MANY, 120 - MANY]);
  expect(second.refused).toEqual(['rate_limited']);
});

it.each([1, 2, 3, 4, 5])('leaves nothing of an account that is deleted in mid-write, round %i', async () => {
  const [ada = ''] = await addReaders(database, 1);
  const menus = [await newMenu(ada), await newMenu(ada), await newMenu(ada)];
  const rename = `update public.menus set name = $2 where id = $1`;
  const writes: ((place: number) => [sql: string, values: unknown[]])[] = [
    () => [NEW_MENU, ['Late', SECTIONS]],
    () => [KEPT_DIET, [ada]],
    (place) => [rename, [menus[place % 3], `Name ${place}`]],
    (place) => [NEW_FAVORITE, [`4${place}`]],
    (place) => [KEPT_SHELF, [ada, [`gin ${place}`]]],
    (place) => [KEPT_STARS, [`4${place}`]],
    () => [NEW_LIST, []],
    () => ['select public.create_household($1)', ['Ada']],
    () => ['select public.invite_to_household()', []],
    (place) => [PUBLISH, [menus[place % 3]]],
    (place) => ['update public.profiles set first_name = $2 where id = $1', [ada, `Ada ${place}`]],
  ];
  const work = times(MANY, (place) => {
    if (place === MANY / 2) return asReader(database, ada, 'select public.delete_own_account()');
    const [sql, values] = writes[place % writes.length]?.(place) ?? ['', []];
    return asReader(database, ada, sql, values);
  });
  const { refused } = await countOutcomes(work);
  // Who comes too late is told that there is no such account, or that nothing is theirs.
  expect(refused.filter((message) => !/foreign key|row-level security|session_ended/.test(message))).toEqual(
    [],
  );
  expect(await countOf('profiles', 'id = $1', [ada])).toBe(0);
  expect(await countOf('account_writes', 'user_id = $1', [ada])).toBe(0);
  for (const table of ['menus', 'favorites', 'shelves', 'drink_lists', 'drink_log', 'household_members']) {
    expect(await countOf(table, 'user_id = $1', [ada]), table).toBe(0);
  }
  expect(await countOf('menu_publications', 'menu_id = any ($1)', [menus])).toBe(0);
});

it('lets a hundred readers write at once, each in an order of its own', async () => {
  const readers = await addReaders(database, MANY);
  const steps = [
    (reader: string) => asReader(database, reader, NEW_MENU, ['Friday', SECTIONS]),
    (reader: string) => asReader(database, reader, NEW_FAVORITE, ['11002']),
    (reader: string) => asReader(database, reader, KEPT_SHELF, [reader, ['gin']]),
    async (reader: string) => asReader(database, reader, PUBLISH, [await newMenu(reader)]),
  ];
  const worked = await countOutcomes(
    readers.map(async (reader, place) => {
      for (let step = 0; step < steps.length; step += 1) await steps[(place + step) % steps.length]?.(reader);
    }),
  );
  expect(worked).toEqual({ done: MANY, refused: [] });
  for (const [table, rows] of [
    ['menus', 2],
    ['favorites', 1],
    ['shelves', 1],
  ] as const) {
    expect(await countOf(table, 'user_id = any ($1)', [readers]), table).toBe(rows * MANY);
  }
});

it('leaves no favorite of an own drink that is deleted while it is hearted', async () => {
  const [ada = ''] = await addReaders(database, 1);
  const drinks = Array.from({ length: MANY }, () => crypto.randomUUID());
  await database.query(
    `insert into public.own_drinks (user_id, id, name, glass, method, ice, lines)
     select $1, id, 'Smoke', 'coupe', 'shake', 'none', $3 from unnest($2::uuid[]) as id`,
    [ada, drinks, '[{"ingredient":"gin","unit":"ml","amount":50,"garnish":false}]'],
  );
  const heart = 'insert into public.favorites (cocktail_id, cocktail_name) values ($1, $2)';
  const ended = await Promise.allSettled(
    drinks.flatMap((id) => [
      asReader(database, ada, heart, [id, 'Smoke']),
      asReader(database, ada, 'delete from public.own_drinks where id = $1', [id]),
    ]),
  );
  const refused = ended.flatMap((one) => (one.status === 'rejected' ? String(one.reason) : []));
  for (const reason of refused) expect(reason).toMatch(/favorites_own_drink|written too much|rate/i);
  expect(
    await countOf('favorites', 'user_id = $1 and own_drink not in (select id from public.own_drinks)', [ada]),
  ).toBe(0);
  expect(await countOf('own_drinks', 'user_id = $1', [ada])).toBe(0);
});

it('has met no deadlock', async () => {
  expect(await deadlocksIn(database)).toBe(0);
});

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

const SECTIONS_JSON = `'${SECTIONS}'::jsonb`;
const SAVE = `select public.change_menu($1, null, $2, null, null, null, '[]', '{11002}', ${SECTIONS_JSON}, keep_before => $3)`;

let database: PostgresDatabase;
beforeRaces((connected) => {
  database = connected;
});

/** A menu called "first". */
async function addMenu(owner: string): Promise<string> {
  const { rows } = await database.query<{ id: string }>(
    `insert into public.menus (user_id, name, cocktail_ids, sections)
     values ($1, 'first', '{11002}', ${SECTIONS_JSON}) returning id`,
    [owner],
  );
  return rows[0]?.id ?? '';
}

async function namesOf(menu: string): Promise<string[]> {
  const { rows } = await database.query<{ name: string }>(
    `select content ->> 'name' as name from public.menu_versions where menu_id = $1 order by version`,
    [menu],
  );
  return rows.map(({ name }) => name);
}

async function nameOf(menu: string): Promise<string> {
  const { rows } = await database.query<{ name: string }>('select name from public.menus where id = $1', [
    menu,
  ]);
  return rows[0]?.name ?? '';
}

it('keeps every one of many saves of the same moment that are to be kept', async () => {
  const [ada = ''] = await addReaders(database, 1);
  const menu = await addMenu(ada);
  const names = Array.from({ length: 25 }, (_, place) => `save ${place}`);
  const saved = await countOutcomes(names.map((name) => asReader(database, ada, SAVE, [menu, name, true])));
  expect(saved).toEqual({ done: names.length, refused: [] });
  expect([...(await namesOf(menu)), await nameOf(menu)].toSorted()).toEqual(['first', ...names].toSorted());
});

it('keeps what was there before a hundred saves of the same moment', async () => {
  const [ada = ''] = await addReaders(database, 1);
  const menu = await addMenu(ada);
  const saved = await countOutcomes(
    times(MANY, (place) => asReader(database, ada, SAVE, [menu, `save ${place}`, false])),
  );
  expect(saved).toEqual({ done: MANY, refused: [] });
  expect(await namesOf(menu)).toEqual(['first']);
});

it.each([1, 2, 3, 4])('keeps what was published while it was saved, round %i', async () => {
  const [ada = ''] = await addReaders(database, 1);
  const menu = await addMenu(ada);
  await asReader(database, ada, SAVE, [menu, 'second', false]);
  const publish = 'insert into public.menu_publications (menu_id) values ($1)';
  await countOutcomes([
    asReader(database, ada, SAVE, [menu, 'third', false]),
    asReader(database, ada, publish, [menu]),
  ]);
  await asReader(database, ada, SAVE, [menu, 'fourth', false]);
  // Guests began with the second or the third, whichever came first.
  const names = await namesOf(menu);
  expect([
    ['first', 'second'],
    ['first', 'third'],
  ]).toContainEqual(names);
});

it('never has a menu both put away and published', async () => {
  const [ada = ''] = await addReaders(database, 1);
  const menus = await Promise.all(times(20, () => addMenu(ada)));
  const publish = `insert into public.menu_publications (menu_id) values ($1)
    on conflict (menu_id) do update set menu_id = excluded.menu_id`;
  const { refused } = await countOutcomes(
    menus.flatMap((menu) => [
      asReader(database, ada, publish, [menu]),
      asReader(database, ada, 'update public.menus set is_archived = true where id = $1', [menu]),
      asReader(database, ada, publish, [menu]),
    ]),
  );
  expect(refused.filter((message) => message !== 'menu_archived')).toEqual([]);
  const { rows } = await database.query(
    `select 1 from public.menus join public.menu_publications on menu_id = id where is_archived and user_id = $1`,
    [ada],
  );
  expect(rows).toEqual([]);
});

it('leaves nothing of an account that is deleted while its menu is saved', async () => {
  const [ada = ''] = await addReaders(database, 1);
  const menu = await addMenu(ada);
  await countOutcomes(
    times(MANY, (place) =>
      place === MANY / 2
        ? asReader(database, ada, 'select public.delete_own_account()')
        : asReader(database, ada, SAVE, [menu, `save ${place}`, place % 2 === 0]),
    ),
  );
  const { rows } = await database.query('select 1 from public.menu_versions where user_id = $1', [ada]);
  expect(rows).toEqual([]);
});

it.each([1, 2, 3])(
  'lets one of a hundred tabs restore a version, and keeps once what it replaces, round %i',
  async () => {
    const [ada = ''] = await addReaders(database, 1);
    const menu = await addMenu(ada);
    await asReader(database, ada, SAVE, [menu, 'now', true]);
    const restore = `select public.change_menu($1, 2, $2, null, null, null, '[]', '{11002}', ${SECTIONS_JSON}, keep_before => true) ->> 'name' as name`;
    const restored = await Promise.all(
      times(MANY, async (place) => {
        const { rows } = await asReader(database, ada, restore, [menu, place % 2 ? 'first' : 'other']);
        return (rows[0] as { name: string | null }).name;
      }),
    );
    const winners = restored.filter((name) => name !== null);
    expect(winners).toHaveLength(1);
    expect([await nameOf(menu), await namesOf(menu)]).toEqual([winners[0], ['first', 'now']]);
  },
);

it('keeps a menu whole that is restored, put away, published and framed at once', async () => {
  const [ada = ''] = await addReaders(database, 1);
  const menu = await addMenu(ada);
  const steps = [
    () => asReader(database, ada, SAVE, [menu, 'restored', true]),
    () => asReader(database, ada, 'update public.menus set is_archived = true where id = $1', [menu]),
    () => asReader(database, ada, 'update public.menus set is_archived = false where id = $1', [menu]),
    () =>
      asReader(
        database,
        ada,
        `insert into public.menu_publications (menu_id) values ($1)
         on conflict (menu_id) do update set menu_id = excluded.menu_id`,
        [menu],
      ),
    () =>
      asReader(
        database,
        ada,
        `update public.menu_publications set embed_origins = '{https://bar.example}' where menu_id = $1`,
        [menu],
      ),
  ];
  const { refused } = await countOutcomes(times(MANY, async (place) => steps[place % steps.length]?.()));
  expect(refused.filter((message) => message !== 'menu_archived')).toEqual([]);
  const { rows } = await database.query(
    `select 1 from public.menus join public.menu_publications on menu_id = id where is_archived and id = $1`,
    [menu],
  );
  expect(rows).toEqual([]);
});

it('has met no deadlock', async () => {
  expect(await deadlocksIn(database)).toBe(0);
});

it('shows guests a whole version of what is saved and published at the same moment', async () => {
  const [ada = ''] = await addReaders(database, 1);
  const menu = await addMenu(ada);
  await asReader(database, ada, 'insert into public.menu_publications (menu_id) values ($1)', [menu]);
  const names = Array.from({ length: 20 }, (_, place) => `save ${place}`);
  const { refused } = await countOutcomes([
    ...names.map((name) => asReader(database, ada, SAVE, [menu, name, true])),
    ...times(20, (place) =>
      asReader(database, ada, `select public.publish_menu($1, $2, 'all')`, [menu, 1 + place]),
    ),
  ]);
  expect(refused).toEqual([]);
  const { rows } = await database.query<{ name: string; version: number }>(
    `select live ->> 'name' as name, live_version as version from public.menu_publications where menu_id = $1`,
    [menu],
  );
  const { rows: kept } = await database.query<{ name: string; version: number }>(
    `select content ->> 'name' as name, version from public.menu_versions where menu_id = $1
     union all select name, version from public.menus where id = $1`,
    [menu],
  );
  expect(kept).toContainEqual(rows[0]);
});

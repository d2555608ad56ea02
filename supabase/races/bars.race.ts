import { expect, it } from 'vitest';
import type { PostgresDatabase } from '../../tools/serve/postgresDatabase.ts';
import {
  addReaders,
  asReader,
  beforeRaces,
  deadlocksIn,
  MANY,
  countOutcomes,
  times,
} from './parallelReaders.ts';

/** The first bar of an account has its id here. */
const KEEP = `insert into public.bars (id, user_id, name, display_name, time_zone) values ($1, $1, $2, 'Bar', 'UTC')
  on conflict (id) do update set id = excluded.id, user_id = excluded.user_id, name = excluded.name`;
const ADD = `insert into public.bars (user_id, name, display_name, time_zone, menus) values ($1, $2, 'Bar', 'UTC', $3)`;

let database: PostgresDatabase;
beforeRaces((connected) => {
  database = connected;
});

async function holdersOf(name: string): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    `select ((select count(*) from public.bars where name = $1)
      + (select count(*) from public.former_bar_names where name = $1))::integer as count`,
    [name],
  );
  return rows[0]?.count ?? 0;
}

it('gives a name that a hundred accounts reserve at once to one of them', async () => {
  const readers = await addReaders(database, MANY);
  const kept = await countOutcomes(
    readers.map((reader) => asReader(database, reader, KEEP, [reader, 'wanted'])),
  );
  expect(kept).toEqual({ done: 1, refused: ['name_taken'] });
  expect(await holdersOf('wanted')).toBe(1);
});

it.each([1, 2, 3])(
  'gives nobody a name that its bar gives up at the same moment, round %i',
  async (round) => {
    const [ada = '', ...others] = await addReaders(database, MANY);
    const name = `given-up-${round}`;
    await asReader(database, ada, KEEP, [ada, name]);
    const kept = await countOutcomes(
      others.map((reader, place) => {
        if (place !== MANY / 2) return asReader(database, reader, KEEP, [reader, name]);
        return round === 2
          ? asReader(database, ada, 'delete from public.bars')
          : asReader(database, ada, KEEP, [ada, `${name}-new`]);
      }),
    );
    expect(kept).toEqual({ done: 1, refused: ['name_taken'] });
    expect(await holdersOf(name)).toBe(1);
  },
);

it('keeps each name of a bar once that is renamed a hundred times at once', async () => {
  const [ada = ''] = await addReaders(database, 1);
  const names = ['first', 'second', 'third'].map((word) => `${word}-of-ada`);
  const kept = await countOutcomes(
    times(MANY, (place) => asReader(database, ada, KEEP, [ada, names[place % names.length]])),
  );
  expect(kept).toEqual({ done: MANY, refused: [] });
  for (const name of names) expect(await holdersOf(name), name).toBe(1);
});

it('leaves nothing of an account that is deleted while its bar is renamed', async () => {
  const [ada = ''] = await addReaders(database, 1);
  const { refused } = await countOutcomes(
    times(MANY, (place) =>
      place === MANY / 2
        ? asReader(database, ada, 'select public.delete_own_account()')
        : asReader(database, ada, KEEP, [ada, `going-${place % 5}`]),
    ),
  );
  // Who comes too late has no session any more, and the names are reserved.
  expect(refused.filter((message) => !/row-level security|name_taken|foreign key/.test(message))).toEqual([]);
  for (const place of [0, 1, 2, 3, 4]) expect(await holdersOf(`going-${place}`)).toBe(0);
});

it('gives an account five bars, however many are added at once', async () => {
  const [ada = ''] = await addReaders(database, 1);
  const added = await countOutcomes(
    times(MANY, (place) => asReader(database, ada, ADD, [ada, `of-ada-${place}`, '[]'])),
  );
  expect(added).toEqual({ done: 5, refused: ['quota_reached'] });
});

it('has a menu on one page, however many bars take it at once', async () => {
  const [ada = ''] = await addReaders(database, 1);
  const menus = JSON.stringify([{ menuId: crypto.randomUUID(), hours: null }]);
  for (const name of ['one', 'two', 'three']) await asReader(database, ada, ADD, [ada, `${name}-page`, '[]']);
  const { rows } = await database.query<{ id: string }>('select id from public.bars where user_id = $1', [
    ada,
  ]);
  const taken = await countOutcomes(
    times(30, (place) =>
      asReader(database, ada, 'update public.bars set menus = $2 where id = $1', [
        rows[place % rows.length]?.id ?? '',
        menus,
      ]),
    ),
  );
  expect(taken).toEqual({ done: 30, refused: [] });
  const held = await database.query(`select 1 from public.bars where user_id = $1 and menus <> '[]'`, [ada]);
  expect(held.rows).toHaveLength(1);
});

it('has met no deadlock', async () => {
  expect(await deadlocksIn(database)).toBe(0);
});

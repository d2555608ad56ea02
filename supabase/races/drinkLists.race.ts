import { expect, it } from 'vitest';
import { DRINK_LIST_LIMITS } from '../../src/contracts/drink-lists/drinkListLimits.ts';
import type { PostgresDatabase } from '../../tools/serve/postgresDatabase.ts';
import {
  addReaders,
  asReader,
  beforeRaces,
  countOutcomes,
  deadlocksIn,
  MANY,
  times,
} from './parallelReaders.ts';

let database: PostgresDatabase;
beforeRaces((connected) => {
  database = connected;
});

const idAt = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;

interface Change {
  place: number;
  version: number;
  name?: string | null;
  drinks?: string[];
}

/** @returns whether the lists still had those versions */
async function change(reader: string, ...changes: Change[]): Promise<boolean> {
  const body = changes.map(({ place, version, name = 'Party', drinks = [] }) => ({
    ...{ id: idAt(place), version, name, drinks },
  }));
  const { rows } = await asReader(database, reader, 'select public.change_drink_lists($1) as done', [
    JSON.stringify(body),
  ]);
  return (rows as { done: boolean }[])[0]?.done === true;
}

async function rowsOf(reader: string) {
  const { rows } = await database.query<{ id: string; version: number; drinks: string[] }>(
    'select id, version, drinks from public.drink_lists where user_id = $1 order by id',
    [reader],
  );
  return rows;
}

it('makes a list once of what a hundred devices make of it at once', async () => {
  const [ada = ''] = await addReaders(database, 1);
  const made = await Promise.all(
    times(MANY, (place) => change(ada, { place: 1, version: 0, drinks: [String(place)] })),
  );
  expect(made.filter(Boolean)).toHaveLength(1);
  expect(await rowsOf(ada)).toMatchObject([{ version: 1, drinks: [String(made.indexOf(true))] }]);
});

it('loses no drink that one of many devices adds, when each reads again and tries anew', async () => {
  const [ada = ''] = await addReaders(database, 1);
  const devices = 12;
  await change(ada, { place: 1, version: 0 });
  await Promise.all(
    times(devices, async (place) => {
      for (;;) {
        const [row] = await rowsOf(ada);
        const drinks = [...(row?.drinks ?? []), String(place)];
        if (await change(ada, { place: 1, version: row?.version ?? 0, drinks })) return;
      }
    }),
  );
  const [row] = await rowsOf(ada);
  expect(row?.version).toBe(devices + 1);
  expect(row?.drinks.toSorted()).toEqual(
    Array.from({ length: devices }, (_, place) => String(place)).toSorted(),
  );
});

it('changes, shares and deletes lists that devices name in an order of their own', async () => {
  const [ada = ''] = await addReaders(database, 1);
  const places = [1, 2, 3];
  for (const place of places) await change(ada, { place, version: 0 });
  const share = `update public.drink_lists set shared_by = $2 where id = $1`;
  const work = times(MANY / 2, (place): Promise<unknown> => {
    if (place % 3 === 0) return asReader(database, ada, share, [idAt(1 + (place % 2)), 'nobody']);
    const named = places.map((list) => ({ place: list, version: 1, name: place % 3 === 1 ? 'x' : null }));
    return change(ada, ...(place % 2 ? named : named.toReversed()));
  });
  expect(await countOutcomes(work)).toEqual({ done: MANY / 2, refused: [] });
  const rows = await rowsOf(ada);
  expect([0, places.length]).toContain(rows.length);
});

it('makes lists up to the limit, whoever makes them at once', async () => {
  const [ada = ''] = await addReaders(database, 1);
  const free = 20;
  await database.query(
    `insert into public.drink_lists (user_id, id, name)
     select $1, ('00000000-0000-4000-9000-' || lpad(place::text, 12, '0'))::uuid, 'x'
     from generate_series(1, $2) as place`,
    [ada, DRINK_LIST_LIMITS.lists - free],
  );
  const made = times(MANY, (place) => change(ada, { place, version: 0 }));
  expect(await countOutcomes(made)).toEqual({ done: free, refused: ['quota_reached'] });
  expect(await rowsOf(ada)).toHaveLength(DRINK_LIST_LIMITS.lists);
});

it('has met no deadlock', async () => {
  expect(await deadlocksIn(database)).toBe(0);
});

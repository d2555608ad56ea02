import { expect, it } from 'vitest';
import { DRINK_LOG_LIMITS } from '../../src/contracts/drink-log/drinkLogLimits.ts';
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

const dayAt = (place: number) => new Date(Date.UTC(2026, 0, 1 + place)).toISOString().slice(0, 10);

function change(reader: string, ...changes: { drink_id: string; [field: string]: unknown }[]) {
  return asReader(database, reader, 'select public.change_drink_log($1)', [
    JSON.stringify(changes.map((one) => ({ ...{ stars: null, note: null, made: [], unmade: [] }, ...one }))),
  ]);
}

async function rowsOf(reader: string) {
  const { rows } = await database.query<{ drink_id: string; stars: number | null; made_on: string[] }>(
    'select drink_id, stars, made_on::text[] from public.drink_log where user_id = $1',
    [reader],
  );
  return rows;
}

it('keeps the days that a hundred devices add to a drink at once', async () => {
  const [ada = ''] = await addReaders(database, 1);
  const added = times(MANY, (place) => change(ada, { drink_id: '1', stars: 4, made: [dayAt(place)] }));
  expect(await countOutcomes(added)).toEqual({ done: MANY, refused: [] });
  expect(await rowsOf(ada)).toEqual([
    { drink_id: '1', stars: 4, made_on: Array.from({ length: MANY }, (_, place) => dayAt(MANY - 1 - place)) },
  ]);
});

it('keeps a day that is added while other devices empty its entry', async () => {
  const [ada = ''] = await addReaders(database, 1);
  const days = Array.from({ length: MANY / 2 }, (_, place) => dayAt(place));
  const changes = times(MANY, (place) =>
    change(ada, place % 2 ? { drink_id: '1' } : { drink_id: '1', made: [dayAt(place / 2)] }),
  );
  expect(await countOutcomes(changes)).toEqual({ done: MANY, refused: [] });
  expect((await rowsOf(ada)).map(({ made_on }) => made_on)).toEqual([days.toReversed()]);
});

it('changes drinks that a hundred devices name in an order of their own', async () => {
  const readers = await addReaders(database, 2);
  const drinks = ['1', '2', '3'].map((drink_id) => ({ drink_id, stars: 5 }));
  // Each row counts as a write: few enough of them for the writes of a minute.
  const changed = times(MANY / 2, (place) =>
    change(readers[place % 2] ?? '', ...(place % 4 < 2 ? drinks : drinks.toReversed())),
  );
  expect(await countOutcomes(changed)).toEqual({ done: MANY / 2, refused: [] });
  for (const reader of readers) expect(await rowsOf(reader)).toHaveLength(drinks.length);
});

it('fills a log to its limit, whoever adds at once', async () => {
  const [ada = ''] = await addReaders(database, 1);
  const free = 20;
  await database.query(
    `insert into public.drink_log (user_id, drink_id, stars)
     select $1, place::text, 3 from generate_series(1, $2) as place`,
    [ada, DRINK_LOG_LIMITS.drinks - free],
  );
  const added = times(MANY, (place) => change(ada, { drink_id: String(90_000 + place), stars: 1 }));
  expect(await countOutcomes(added)).toEqual({ done: free, refused: ['quota_reached'] });
  expect(await rowsOf(ada)).toHaveLength(DRINK_LOG_LIMITS.drinks);
});

it('has met no deadlock', async () => {
  expect(await deadlocksIn(database)).toBe(0);
});

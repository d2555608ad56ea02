import { expect, it } from 'vitest';
import type { PostgresDatabase } from '../../tools/serve/postgresDatabase.ts';
import {
  addReaders,
  asReader,
  asService,
  beforeRaces,
  deadlocksIn,
  MANY,
  countOutcomes,
  publishMenu,
  times,
} from './parallelReaders.ts';

const KEEP_BRAND = `insert into public.brands (user_id, accent) values ($1, $2)
  on conflict (user_id, bar_id) do update set user_id = excluded.user_id, accent = excluded.accent`;
const KEEP_LOGO = `select public.store_brand_logo($1, null, $2, $3, 1, 1, 'any')`;
const RESET = 'delete from public.brands';

let database: PostgresDatabase;
beforeRaces((connected) => {
  database = connected;
});

/** The id and the file of a logo, which belong together. */
const logoOf = (place: number): [id: string, png: string] => [
  place.toString(16).padStart(32, '0'),
  Buffer.from(`logo ${place}`).toString('base64'),
];
const keepBrand = (reader: string, accent = '#8a5a17') =>
  asReader(database, reader, KEEP_BRAND, [reader, accent]);
const keepLogo = (reader: string, place: number) =>
  asService(database, KEEP_LOGO, [reader, ...logoOf(place)]);

async function keptLogos(reader: string): Promise<{ id: string; png: string }[]> {
  const { rows } = await database.query<{ id: string; png: string }>(
    `select id, encode(png, 'base64') as png from public.brand_logos where user_id = $1`,
    [reader],
  );
  return rows;
}

it('keeps one whole logo of a hundred that are sent at once', async () => {
  const [ada = ''] = await addReaders(database, 1);
  await keepBrand(ada);
  const kept = await countOutcomes(times(MANY, (place) => keepLogo(ada, place)));
  expect(kept).toEqual({ done: MANY, refused: [] });
  const [logo, ...more] = await keptLogos(ada);
  const [id, png] = logoOf(Number.parseInt(logo?.id ?? '', 16));
  expect([logo, more]).toEqual([{ id, png }, []]);
});

it.each([1, 2, 3, 4])(
  'keeps no logo, and fails for nobody, while another tab goes back to the look of the site, round %i',
  async () => {
    const readers = await addReaders(database, MANY / 2);
    await Promise.all(readers.map((reader) => keepBrand(reader)));
    const worked = await countOutcomes(
      readers.flatMap((reader, place) => [keepLogo(reader, place), asReader(database, reader, RESET)]),
    );
    expect(worked).toEqual({ done: MANY, refused: [] });
    const { rows } = await database.query('select 1 from public.brand_logos where user_id = any ($1)', [
      readers,
    ]);
    expect(rows).toEqual([]);
  },
);

it('leaves no logo of an account that is deleted while one is sent', async () => {
  const readers = await addReaders(database, MANY / 2);
  await Promise.all(readers.map((reader) => keepBrand(reader)));
  const worked = await countOutcomes(
    readers.flatMap((reader, place) => [
      keepLogo(reader, place),
      asReader(database, reader, 'select public.delete_own_account()'),
    ]),
  );
  expect(worked).toEqual({ done: MANY, refused: [] });
  for (const table of ['brands', 'brand_logos']) {
    const left = `select 1 from public.${table} where user_id = any ($1)`;
    expect((await database.query(left, [readers])).rows, table).toEqual([]);
  }
});

it('lets a look be kept, a logo be sent, removed and read by guests at once', async () => {
  const [ada = ''] = await addReaders(database, 1);
  await keepBrand(ada);
  const [id, png] = logoOf(7);
  await publishMenu(database, ada);
  const steps = [
    () => keepBrand(ada, '#336699'),
    () => asService(database, KEEP_LOGO, [ada, id, png]),
    () => asReader(database, ada, 'delete from public.brand_logos'),
    async () => {
      const { rows } = await asService(database, 'select public.read_brand_logo($1) as file', [id]);
      expect([null, png]).toContain((rows[0] as { file: string | null }).file);
    },
  ];
  const worked = await countOutcomes(times(MANY, async (place) => steps[place % steps.length]?.()));
  expect(worked).toEqual({ done: MANY, refused: [] });
});

it('has met no deadlock', async () => {
  expect(await deadlocksIn(database)).toBe(0);
});

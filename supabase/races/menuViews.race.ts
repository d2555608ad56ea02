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

/** How often an hour one address is counted (`rate_limits`). */
const MOST_OF_AN_ADDRESS = 300;

let database: PostgresDatabase;
beforeRaces((connected) => {
  database = connected;
});

let guests = 0;
const seeAs = (token: string, address: string, locale = 'de') =>
  asService(database, 'select public.count_menu_view($1, $2, $3)', [token, locale, address]);
const see = (token: string, locale?: string) => seeAs(token, `guest ${(guests += 1)}`, locale);

async function viewsOf(menu: string): Promise<Record<string, number>> {
  const { rows } = await database.query<{ locale: string; views: number }>(
    'select locale, views from public.menu_views where menu_id = $1 order by locale',
    [menu],
  );
  return Object.fromEntries(rows.map(({ locale, views }) => [locale, views]));
}

it('counts every one of a hundred guests who read at once, in their languages', async () => {
  const [ada = ''] = await addReaders(database, 1);
  const { id, token } = await publishMenu(database, ada);
  const seen = await countOutcomes(times(MANY, (place) => see(token, place % 4 === 0 ? 'fr' : 'de')));
  expect(seen).toEqual({ done: MANY, refused: [] });
  expect(await viewsOf(id)).toEqual({ de: 75, fr: 25 });
});

it(`counts ${MOST_OF_AN_ADDRESS} of those who read at one address at once, and answers the others as ever`, async () => {
  const [ada = ''] = await addReaders(database, 1);
  const { id, token } = await publishMenu(database, ada);
  const most = MOST_OF_AN_ADDRESS + MANY;
  const seen = await countOutcomes(times(most, () => seeAs(token, '192.0.2.1')));
  expect(seen).toEqual({ done: most, refused: [] });
  expect(await viewsOf(id)).toEqual({ de: MOST_OF_AN_ADDRESS });
});

it.each([
  ['deleted', (owner: string, id: string) => ['delete from public.menus where id = $1', owner, id]],
  [
    'put away',
    (owner: string, id: string) => ['update public.menus set is_archived = true where id = $1', owner, id],
  ],
  ['deleted with its account', (owner: string) => ['select public.delete_own_account()', owner]],
] as const)('answers all who read a menu that is %s meanwhile', async (_, end) => {
  const [ada = ''] = await addReaders(database, 1);
  const { id, token } = await publishMenu(database, ada);
  const [sql = '', owner = '', ...values] = end(ada, id);
  const seen = await countOutcomes(
    times(MANY, (place) =>
      place === MANY / 2 ? asReader(database, owner, sql, values) : see(token, place % 2 ? 'de' : 'fr'),
    ),
  );
  expect(seen).toEqual({ done: MANY, refused: [] });
  const { rows } = await database.query(
    'select 1 from public.menu_views where menu_id not in (select id from public.menus)',
  );
  expect(rows).toEqual([]);
});

it('counts while what is old is forgotten', async () => {
  const [ada = ''] = await addReaders(database, 1);
  const { id, token } = await publishMenu(database, ada);
  await database.query(
    `insert into public.menu_views (menu_id, day, locale, views) select $1, current_date - 400 - place, 'de', 1
     from generate_series(1, 50) as place`,
    [id],
  );
  const worked = await countOutcomes(
    times(MANY, (place) =>
      place % 10 === 0 ? asService(database, 'select public.delete_expired_rows()') : see(token),
    ),
  );
  expect(worked).toEqual({ done: MANY, refused: [] });
  expect(await viewsOf(id)).toEqual({ de: 90 });
});

it('has met no deadlock', async () => {
  expect(await deadlocksIn(database)).toBe(0);
});

import { expect, it } from 'vitest';
import { BAR_STAFF_LIMITS } from '../../src/contracts/bars/barStaffLimits.ts';
import type { PostgresDatabase } from '../../tools/serve/postgresDatabase.ts';
import {
  addReaders,
  asReader,
  beforeRaces,
  countOutcomes,
  deadlocksIn,
  MANY,
  publishMenu,
  times,
} from './parallelReaders.ts';

let database: PostgresDatabase;
beforeRaces((connected) => {
  database = connected;
});

async function call<Value>(reader: string, sql: string, values: unknown[] = []): Promise<Value> {
  const { rows } = await asReader(database, reader, `select ${sql} as value`, values);
  return (rows as { value: Value }[])[0]?.value as Value;
}

let bars = 0;
/** A bar with the id of its owner, on whose page a published menu stands. */
async function openBar(owner: string): Promise<string> {
  const { id: menu } = await publishMenu(database, owner);
  await asReader(
    database,
    owner,
    `insert into public.bars (id, user_id, name, display_name, time_zone, menus) values ($1, $1, $2, 'Bar', 'UTC', $3)`,
    [owner, `staffed-${(bars += 1)}`, JSON.stringify([{ menuId: menu, hours: null }])],
  );
  return menu;
}

const invite = async (owner: string) =>
  (await call<{ token: string }>(owner, 'public.invite_to_bar($1)', [owner])).token;
const join = (reader: string, token: string) => call<string>(reader, 'public.join_bar($1, $2)', [token, 'x']);
const press = (reader: string, menu: string) =>
  call<object | null>(reader, 'public.change_service($1, $2)', [
    menu,
    JSON.stringify([{ id: '11002', sold_out: true, ago: 0 }]),
  ]);

async function staffOf(bar: string): Promise<{ id: string; user_id: string }[]> {
  const sql = 'select id, user_id from public.bar_staff where bar_id = $1';
  return (await database.query<{ id: string; user_id: string }>(sql, [bar])).rows;
}

it('lets one of many serve by the same link', async () => {
  const [ada = '', ...others] = await addReaders(database, 21);
  await openBar(ada);
  const token = await invite(ada);
  const joined = await Promise.all(others.map((other) => join(other, token)));
  expect(joined.filter((outcome) => outcome === 'joined')).toHaveLength(1);
  expect(await staffOf(ada)).toHaveLength(1);
});

it('takes twelve people, however many links are opened at once, and twelve links', async () => {
  const [ada = '', ...others] = await addReaders(database, BAR_STAFF_LIMITS.people + 3);
  await openBar(ada);
  const links = await countOutcomes(times(MANY / 2, () => invite(ada)));
  expect(links).toEqual({ done: BAR_STAFF_LIMITS.invitations, refused: ['quota_reached'] });
  await database.query('delete from public.bar_invitations where bar_id = $1', [ada]);
  const tokens: string[] = [];
  for (const [place] of others.entries()) {
    if (place === BAR_STAFF_LIMITS.invitations)
      await database.query(
        `insert into public.bar_staff (bar_id, user_id, name) select $1, id, 'x' from auth.users
         where id <> all ($2) limit 1`,
        [ada, [ada, ...others]],
      );
    if (place < BAR_STAFF_LIMITS.invitations) tokens.push(await invite(ada));
  }
  const joined = await countOutcomes(tokens.map((token, place) => join(others[place] ?? '', token)));
  expect(joined).toEqual({ done: BAR_STAFF_LIMITS.people - 1, refused: ['quota_reached'] });
  expect(await staffOf(ada)).toHaveLength(BAR_STAFF_LIMITS.people);
});

it('leaves nobody with rights who was taken out, left or was deleted while presses came', async () => {
  const [ada = '', ...others] = await addReaders(database, 11);
  const menu = await openBar(ada);
  for (const other of others) await join(other, await invite(ada));
  const staff = await staffOf(ada);
  const { refused } = await countOutcomes(
    staff.flatMap(({ id, user_id }, place) => [
      press(user_id, menu),
      place % 3 === 0
        ? call(ada, 'public.remove_bar_staff($1)', [id])
        : place % 3 === 1
          ? call(user_id, 'public.remove_bar_staff($1)', [id])
          : asReader(database, user_id, 'select public.delete_own_account()'),
      press(user_id, menu),
      press(ada, menu),
    ]),
  );
  // Of an account that was deleted.
  expect(refused.filter((message) => !/session_ended/.test(message))).toEqual([]);
  expect(await staffOf(ada)).toEqual([]);
  for (const { user_id } of staff.filter((_, place) => place % 3 < 2))
    expect(await press(user_id, menu)).toBeNull();
});

it('meets no deadlock while a bar is renamed, removed, joined and served at once', async () => {
  for (let round = 0; round < 3; round += 1) {
    const [ada = '', ...others] = await addReaders(database, 9);
    const menu = await openBar(ada);
    const tokens: string[] = [];
    while (tokens.length < others.length) tokens.push(await invite(ada));
    await countOutcomes(
      others.flatMap((other, place) => [
        join(other, tokens[place] ?? ''),
        press(other, menu),
        asReader(database, ada, `update public.bars set display_name = 'Bar ${place}' where id = $1`, [ada]),
        place === 6
          ? asReader(database, ada, 'delete from public.bars where id = $1', [ada])
          : call(other, 'public.read_service()'),
        ...(place === 7 ? [asReader(database, ada, 'select public.delete_own_account()')] : []),
      ]),
    );
    expect(await staffOf(ada)).toEqual([]);
  }
  expect(await deadlocksIn(database)).toBe(0);
});

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

const invite = async (owner: string, role = 'service') =>
  (await call<{ token: string }>(owner, 'public.invite_to_bar($1, $2)', [owner, role])).token;
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

const SECTIONS = JSON.stringify([{ title: null, drinks: [{ cocktailId: '11002', prices: [], note: null }] }]);
/** What became of a save: "saved", "changed" meanwhile, or null for whoever may not. */
async function edit(reader: string, menu: string, version: number | null): Promise<string | null> {
  const answer = await call<{ outcome: string } | null>(
    reader,
    `public.change_edited_menu($1, $2, $3, null, null, null, '[]', '{11002}', $4)`,
    [menu, version, crypto.randomUUID(), SECTIONS],
  );
  return answer && answer.outcome;
}
const publish = (reader: string, menu: string) =>
  call(reader, `public.publish_menu($1, (select version from public.menus where id = $1), 'all')`, [menu]);

async function addEditors(owner: string, editors: string[]): Promise<void> {
  for (const editor of editors) await join(editor, await invite(owner, 'editor'));
}

it('lets one of many saves of the same version through, of editors and the owner', async () => {
  const [ada = '', ...editors] = await addReaders(database, 11);
  const menu = await openBar(ada);
  await addEditors(ada, editors);
  const own = `public.change_menu($1, 1, 'Ada', null, null, null, '[]', '{11002}', $2)`;
  const saves = await Promise.all([
    ...editors.map((editor) => edit(editor, menu, 1)),
    call<object | null>(ada, own, [menu, SECTIONS]).then((saved) => (saved ? 'saved' : 'changed')),
  ]);
  expect(saves.filter((outcome) => outcome === 'saved')).toHaveLength(1);
  expect(saves.filter((outcome) => outcome === 'changed')).toHaveLength(10);
});

it('saves and publishes nothing of an editor after the answer that took the role away', async () => {
  const [ada = '', ...editors] = await addReaders(database, 10);
  const menu = await openBar(ada);
  await addEditors(ada, editors);
  const staff = await staffOf(ada);
  const late = await Promise.all(
    staff.map(async ({ id, user_id }, place) => {
      const during = countOutcomes([
        edit(user_id, menu, null),
        publish(user_id, menu),
        edit(user_id, menu, null),
      ]);
      await (place % 2 === 0
        ? call(ada, 'public.remove_bar_staff($1)', [id])
        : call(ada, `public.change_bar_role($1, 'service')`, [id]));
      const after = [await edit(user_id, menu, null), await publish(user_id, menu)];
      expect((await during).refused).toEqual([]);
      return after;
    }),
  );
  expect(late.flat().filter((outcome) => outcome !== null)).toEqual([]);
});

it('meets no deadlock while menus are edited, published, moved and deleted at once, also by two who edit for each other', async () => {
  for (let round = 0; round < 3; round += 1) {
    const [ada = '', bea = '', ...editors] = await addReaders(database, 8);
    const [menu, other] = [await openBar(ada), await openBar(bea)];
    await addEditors(ada, [bea, ...editors]);
    await addEditors(bea, [ada]);
    const { refused } = await countOutcomes([
      ...times(6, () => edit(bea, menu, null)),
      ...times(6, () => edit(ada, other, null)),
      ...editors.flatMap((editor, place) => [
        edit(editor, menu, null),
        publish(editor, menu),
        press(editor, menu),
        asReader(database, ada, `update public.bars set display_name = 'Bar ${place}' where id = $1`, [ada]),
        call(editor, 'public.read_edited_menus()'),
        place === 2 ? asReader(database, editor, 'select public.delete_own_account()') : publish(ada, menu),
        place === 4
          ? asReader(database, ada, 'delete from public.menus where id = $1', [menu])
          : edit(editor, menu, null),
        ...(place === 5 ? [asReader(database, ada, 'select public.delete_own_account()')] : []),
      ]),
    ]);
    expect(refused.filter((message) => !/session_ended/.test(message))).toEqual([]);
  }
  expect(await deadlocksIn(database)).toBe(0);
});

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

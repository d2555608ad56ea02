import { expect, it } from 'vitest';
import { HOUSEHOLD_LIMITS } from '../../src/contracts/people/householdLimits.ts';
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

async function call<Value>(reader: string, sql: string, values: unknown[] = []): Promise<Value> {
  const { rows } = await asReader(database, reader, `select ${sql} as value`, values);
  return (rows as { value: Value }[])[0]?.value as Value;
}

const create = (reader: string) => call(reader, 'public.create_household($1)', ['x']);
const invite = async (reader: string) =>
  (await call<{ token: string }>(reader, 'public.invite_to_household()')).token;
const join = (reader: string, token: string) =>
  call<string>(reader, 'public.join_household($1, $2)', [token, 'x']);
const keep = (reader: string, entries: string[], version: number | null = null) =>
  call<boolean>(reader, 'public.change_shelf($1, $2)', [JSON.stringify({ entries }), version]);
async function leave(reader: string) {
  const sql = 'select id from public.household_members where user_id = $1';
  const { rows } = await database.query<{ id: string }>(sql, [reader]);
  return call<boolean>(reader, 'public.remove_household_member($1)', [rows[0]?.id ?? crypto.randomUUID()]);
}

async function rowsOf(readers: readonly string[]) {
  const { rows } = await database.query<{ entries: string[]; version: number }>(
    'select entries, version from public.shelves where user_id = any ($1)',
    [readers],
  );
  return rows;
}

async function membersWith(reader: string): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    `select count(*)::int as count from public.household_members where household_id =
       (select household_id from public.household_members where user_id = $1)`,
    [reader],
  );
  return rows[0]?.count ?? 0;
}

/** Readers who are in one household. */
async function addHousehold(count: number): Promise<string[]> {
  const readers = await addReaders(database, count);
  const [ada = '', ...others] = readers;
  await create(ada);
  for (const other of others) await join(other, await invite(ada));
  return readers;
}

it('makes one household of an account that begins a hundred at once', async () => {
  const [ada = ''] = await addReaders(database, 1);
  expect(await countOutcomes(times(MANY, () => create(ada)))).toEqual({ done: MANY, refused: [] });
  expect(await membersWith(ada)).toBe(1);
});

it('lets one of many join by the same link', async () => {
  const [ada = '', ...others] = await addReaders(database, 21);
  await create(ada);
  const token = await invite(ada);
  const joined = await Promise.all(others.map((other) => join(other, token)));
  expect(joined.filter((outcome) => outcome === 'joined')).toHaveLength(1);
  expect(await membersWith(ada)).toBe(2);
});

it('takes eight members, however many links are opened at once', async () => {
  const [ada = '', ...others] = await addReaders(database, HOUSEHOLD_LIMITS.members + 3);
  await create(ada);
  const tokens: string[] = [];
  for (const place of others.keys()) {
    // As many as may be open at once, and some that were made before those ran out.
    if (place < HOUSEHOLD_LIMITS.invitations) tokens.push(await invite(ada));
  }
  for (const [place] of others.slice(HOUSEHOLD_LIMITS.invitations).entries()) {
    const hash = `insert into public.household_invitations (household_id, token_hash)
      select household_id, sha256(convert_to($2, 'UTF8')) from public.household_members where user_id = $1`;
    tokens.push(`more ${place}`);
    await database.query(hash, [ada, `more ${place}`]);
  }
  const { done, refused } = await countOutcomes(
    others.map((other, place) => join(other, tokens[place] ?? '')),
  );
  expect([done, refused]).toEqual([HOUSEHOLD_LIMITS.members - 1, ['quota_reached']]);
  expect(await membersWith(ada)).toBe(HOUSEHOLD_LIMITS.members);
});

it('loses nothing that members add at once, when each reads again and tries anew', async () => {
  const readers = await addHousehold(HOUSEHOLD_LIMITS.members);
  await Promise.all(
    readers.map(async (reader, place) => {
      for (;;) {
        const [row] = await rowsOf([reader]);
        const entries = [...(row?.entries ?? []), `bottle ${place}`];
        if (await keep(reader, entries, row?.version ?? 0)) return;
      }
    }),
  );
  const all = readers.map((_, place) => `bottle ${place}`);
  for (const { entries } of await rowsOf(readers)) expect(entries.toSorted()).toEqual(all);
});

it('keeps the shelves of a household equal while members join, write and leave', async () => {
  const [ada = '', bea = '', ...others] = await addReaders(database, 8);
  await create(ada);
  await join(bea, await invite(ada));
  const tokens = await Promise.all(others.map(() => invite(ada)));
  const { refused } = await countOutcomes([
    ...others.map((other, place) => join(other, tokens[place] ?? '')),
    ...others.map((other, place) => keep(other, [`own ${place}`])),
    ...times(10, (place) => keep(place % 2 ? ada : bea, [`shared ${place}`])),
    ...others.slice(0, 2).map((other) => leave(other)),
  ]);
  expect(refused).toEqual([]);
  const { rows } = await database.query<{ entries: string[] }>(
    `select distinct entries from public.shelves where user_id in (
       select user_id from public.household_members where household_id =
         (select household_id from public.household_members where user_id = $1))`,
    [ada],
  );
  expect(rows).toHaveLength(1);
});

it.each([1, 2, 3])(
  'ends with the last of members who leave or delete their account at once, round %i',
  async () => {
    const readers = await addHousehold(6);
    const { rows } = await database.query<{ id: string }>(
      'select household_id as id from public.household_members where user_id = $1',
      [readers[0]],
    );
    const { refused } = await countOutcomes([
      ...readers.slice(0, 3).map((reader) => leave(reader)),
      ...readers.slice(3).map((reader) => asReader(database, reader, 'select public.delete_own_account()')),
      ...readers.map((reader) => keep(reader, ['gin'])),
    ]);
    // Who comes too late is told that there is no such account, or that nothing is theirs.
    expect(
      refused.filter((message) => !/foreign key|row-level security|session_ended/.test(message)),
    ).toEqual([]);
    const left = await database.query('select from public.households where id = $1', [rows[0]?.id]);
    expect(left.rows).toEqual([]);
  },
);

/** Changes a list of a reader, with the version that is stored or the one that is given. */
async function write(
  reader: string,
  name: string | null,
  { drinks = [], isAtHome = true, version }: { drinks?: string[]; isAtHome?: boolean; version?: number } = {},
): Promise<boolean> {
  const stored = version ?? (await listOf(reader))?.version ?? 0;
  const change = { id: LIST, version: stored, name, drinks, ...(isAtHome && { isAtHome }) };
  return call<boolean>(reader, 'public.change_drink_lists($1)', [JSON.stringify([change])]);
}

const LIST = '00000000-0000-4000-8000-000000000001';
async function listOf(reader: string) {
  const { rows } = await database.query<{ name: string; drinks: string[]; version: number }>(
    'select name, drinks, version from public.drink_lists where user_id = $1 and id = $2',
    [reader, LIST],
  );
  return rows[0];
}

it('loses no drink that members put on a list at once, when each reads again and tries anew', async () => {
  const readers = await addHousehold(HOUSEHOLD_LIMITS.members);
  await write(readers[0] ?? '', 'Party');
  await Promise.all(
    readers.map(async (reader, place) => {
      for (;;) {
        const list = await listOf(reader);
        const drinks = [...(list?.drinks ?? []), String(place)];
        if (await write(reader, 'Party', { drinks, version: list?.version ?? 0 })) return;
      }
    }),
  );
  const all = readers.map((_, place) => String(place));
  for (const reader of readers) expect((await listOf(reader))?.drinks.toSorted()).toEqual(all);
});

it.each([1, 2, 3])(
  'keeps the lists of a household equal while members join, write, delete and leave, round %i',
  async () => {
    const [ada = '', bea = '', ...others] = await addReaders(database, 8);
    await create(ada);
    await join(bea, await invite(ada));
    await write(ada, 'Party');
    const tokens = await Promise.all(others.map(() => invite(ada)));
    const work = times(24, (place): Promise<unknown> => {
      const reader = place % 2 ? ada : bea;
      if (place % 7 === 0) return write(reader, null);
      return write(reader, `Party ${place}`, { drinks: [String(place)], isAtHome: place % 5 > 0 });
    });
    const { refused } = await countOutcomes([
      ...others.map((other, place) => join(other, tokens[place] ?? '')),
      ...others.map((other) => write(other, 'Own', { isAtHome: false })),
      ...work,
      ...others.slice(0, 2).map((other) => leave(other)),
      asReader(database, others[2] ?? '', 'select public.delete_own_account()'),
      ...others.slice(3).map((other) => write(other, 'Late')),
    ]);
    // Who is deleted meanwhile is told that there is no such account.
    expect(
      refused.filter((message) => !/foreign key|row-level security|session_ended/.test(message)),
    ).toEqual([]);
    const { rows } = await database.query<{ lists: unknown }>(
      `select distinct coalesce(
         (select jsonb_agg(jsonb_build_object('id', id, 'name', name, 'drinks', drinks) order by id)
          from public.drink_lists as list where list.user_id = member.user_id and at_home), '[]') as lists
       from public.household_members as member where household_id =
         (select household_id from public.household_members where user_id = $1)`,
      [ada],
    );
    expect(rows).toHaveLength(1);
    const stray = await database.query(
      `select from public.drink_lists where at_home and user_id not in (select user_id from public.household_members)`,
    );
    expect(stray.rows).toEqual([]);
  },
);

it('has met no deadlock', async () => {
  expect(await deadlocksIn(database)).toBe(0);
});

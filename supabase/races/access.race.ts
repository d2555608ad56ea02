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
  SECTIONS,
  times,
} from './parallelReaders.ts';

const NEW_BAR = `insert into public.bars (user_id, name, display_name, time_zone) values ($1, $2, 'Bar', 'UTC')`;
const NEW_MENU = `insert into public.menus (name, cocktail_ids, sections) values ('x', '{11002}', $1)`;

let database: PostgresDatabase;
beforeRaces((connected) => {
  database = connected;
});

async function newReader(): Promise<string> {
  const [id = ''] = await addReaders(database, 1);
  return id;
}

async function first<Value>(sql: string, values: unknown[]): Promise<Value> {
  const { rows } = await asService(database, `select (${sql}) as value`, values);
  return (rows as { value: Value }[])[0]?.value as Value;
}

it('opens the window of a password change for one of a hundred requests, and ends the other sessions', async () => {
  const ada = await newReader();
  const sessions = await Promise.all(
    times(MANY, async () => {
      const id = crypto.randomUUID();
      await database.query('insert into auth.sessions (id, user_id) values ($1, $2)', [id, ada]);
      return id;
    }),
  );
  const opened = await Promise.all(
    sessions.map((session) => first<boolean>('public.open_password_window($1)', [session])),
  );
  expect(opened.filter(Boolean)).toHaveLength(1);
  const { rows } = await database.query<{ id: string }>('select id from auth.sessions where user_id = $1', [
    ada,
  ]);
  expect(rows.map(({ id }) => id)).toEqual([sessions[opened.indexOf(true)]]);
});

it('stores one password in a window, however many are sent at once, and none once it is closed', async () => {
  const ada = await newReader();
  await first('public.open_password_window($1)', [ada]);
  const store = (place: number) =>
    database.query('update auth.users set encrypted_password = $2 where id = $1', [ada, `hash-${place}`]);
  await Promise.all(times(MANY, store));
  const stored = async () =>
    (
      await database.query<{ password: string | null }>(
        'select encrypted_password as password from auth.users where id = $1',
        [ada],
      )
    ).rows[0]?.password;
  const kept = await stored();
  expect(kept).toMatch(/^hash-/);
  await Promise.all(times(MANY, (place) => store(place + MANY)));
  expect(await stored()).toBe(kept);
  await first('public.open_password_window($1)', [ada]);
  await asService(database, 'select public.close_password_window($1)', [ada]);
  await store(999);
  expect(await stored()).toBe(kept);
});

it('gives the name of a bar to nobody while its account is deleted, nor afterwards', async () => {
  const owner = await newReader();
  const name = `hahn-${Date.now()}`;
  await asReader(database, owner, NEW_BAR, [owner, name]);
  const takers = await addReaders(database, MANY);
  const work = takers.map((taker, place) =>
    place === MANY / 2
      ? asReader(database, owner, 'select public.delete_own_account()')
      : asReader(database, taker, NEW_BAR, [taker, name]),
  );
  expect(await countOutcomes(work)).toEqual({ done: 1, refused: ['name_taken'] });
  const { rows } = await database.query('select 1 from public.bars where name = $1', [name]);
  expect(rows).toEqual([]);
});

it('deletes an account once of a hundred requests, and never for a session that ended before', async () => {
  const [ada = '', bea = ''] = await addReaders(database, 2);
  const deletions = await countOutcomes(
    times(MANY, () => asReader(database, ada, 'select public.delete_own_account()')),
  );
  expect(deletions).toEqual({ done: 1, refused: ['session_ended'] });
  await database.query('delete from auth.sessions where user_id = $1', [bea]);
  const late = await countOutcomes(
    times(MANY, () => asReader(database, bea, 'select public.delete_own_account()')),
  );
  expect(late).toEqual({ done: 0, refused: ['session_ended'] });
});

it('lets no write through that begins after the session ended', async () => {
  const ada = await newReader();
  const { id } = await publishMenu(database, ada);
  const writes = (place: number) =>
    place % 2
      ? asReader(database, ada, NEW_MENU, [SECTIONS])
      : asReader(database, ada, 'update public.menu_publications set sold_out = $2 where menu_id = $1', [
          id,
          ['11002'],
        ]);
  const during = countOutcomes(times(MANY, writes));
  await database.query('delete from auth.sessions where user_id = $1', [ada]);
  const after = await countOutcomes(times(MANY, writes));
  expect(after).toEqual({ done: 0, refused: ['session_ended'] });
  expect((await during).refused.filter((reason) => reason !== 'session_ended')).toEqual([]);
});

it('tells of three changes of a password at once of a hundred, and of the others once', async () => {
  const ada = await newReader();
  const told = await Promise.all(
    times(MANY, () => first<boolean>(`public.consume_password_notice($1, 'changed')`, [ada])),
  );
  expect(told.filter(Boolean)).toHaveLength(3);
  await database.query(
    `update public.password_notices set hour_from = hour_from - interval '1 hour' where user_id = $1`,
    [ada],
  );
  const pending = await Promise.all(
    times(10, async () => (await asService(database, 'select * from public.collect_pending_notices()')).rows),
  );
  expect(pending.flat()).toEqual([
    expect.objectContaining({ email: `${ada}@example.test`, pending: MANY - 3 }),
  ]);
});

const code = (place: number, network: string, email = `${place}-${network}@example.test`) =>
  first<{ wait?: number; sends?: boolean; known_only?: boolean }>(
    `public.consume_sign_in_attempt('code', $1, $2, $3, $4, $5, null)`,
    [`${network}:${place}`, email, crypto.randomUUID(), crypto.randomUUID(), network],
  );

it('gives one network sixty codes, whoever of it asks at once', async () => {
  const asked = await Promise.all(times(MANY, (place) => code(place, 'one')));
  expect(asked.filter(({ wait }) => wait === undefined)).toHaveLength(60);
});

it('sends strangers half of the e-mails and no more, whoever asks at once', async () => {
  await database.exec('delete from public.rate_limit_uses where true');
  const rounds = [];
  for (let round = 0; round < 2; round += 1) {
    rounds.push(...(await Promise.all(times(MANY, (place) => code(place, `network ${round}-${place}`)))));
  }
  expect(rounds.filter(({ sends }) => sends)).toHaveLength(150);
  const known = await newReader();
  await database.query('update auth.users set email_confirmed_at = now() where id = $1', [known]);
  expect(await code(1, 'another', `${known}@example.test`)).toMatchObject({ sends: true, known_only: true });
});

it('has met no deadlock', async () => {
  expect(await deadlocksIn(database)).toBe(0);
});

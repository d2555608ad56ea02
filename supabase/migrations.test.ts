import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { shelfInputSchema } from '../src/contracts/shelf/shelf.ts';
import { swapsInputSchema } from '../src/contracts/shelf/swaps.ts';
import { firstNameSchema } from '../src/contracts/people/user.ts';
import type { Database, Transaction } from '../tools/serve/database.ts';
import type { LocalBackend } from '../tools/serve/localBackend.ts';
import { applyMigrations } from '../tools/serve/migrations.ts';
import { startTestBackend } from '../tools/test/testBackend.ts';
import { actAsReader } from './actAsReader.ts';

const ADA = '00000000-0000-4000-8000-00000000000a';
const BEA = '00000000-0000-4000-8000-00000000000b';
const PERMISSION_DENIED = /permission denied/;

let backend: LocalBackend;
let database: Database;
beforeAll(async () => {
  backend = await startTestBackend();
  database = backend.database;
  for (const [id, name] of [
    [ADA, 'Ada'],
    [BEA, 'Bea'],
  ] as const) {
    await addAccount(id, {});
    await database.query('update public.profiles set first_name = $2 where id = $1', [id, name]);
  }
});
afterAll(() => backend.close());

async function addAccount(id: string, metadata: Record<string, unknown>): Promise<void> {
  await database.query('insert into auth.users (id, email, raw_user_meta_data) values ($1, $2, $3)', [
    id,
    `${id}@example.test`,
    JSON.stringify(metadata),
  ]);
}

/** Runs a statement as PostgREST would for a caller, and undoes what it changed. */
async function as<Row>(caller: string | 'anonymous', sql: string, values: unknown[] = []) {
  let rows: Row[] = [];
  let affectedRows = 0;
  await database.transaction(async (transaction: Transaction) => {
    if (caller === 'anonymous') await transaction.query(`select set_config('role', 'anon', true)`);
    else await actAsReader(transaction, caller);
    const result = await transaction.query<Row>(sql, values);
    rows = result.rows;
    affectedRows = result.affectedRows ?? 0;
    await transaction.rollback();
  });
  return { rows, affectedRows };
}

it('puts row level security on every public table', async () => {
  const { rows } = await database.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity`,
  );
  expect(rows).toEqual([]);
});

it('gives every policy a role: none is for the public at large', async () => {
  const { rows } = await database.query(
    `select policyname from pg_policies where schemaname = 'public' and 'public' = any (roles)`,
  );
  expect(rows).toEqual([]);
});

it('fixes the search path of every function', async () => {
  const { rows } = await database.query<{ name: string }>(
    `select proname as name from pg_proc
     where pronamespace = 'public'::regnamespace
       and coalesce(array_to_string(proconfig, ','), '') not like '%search_path=""%'`,
  );
  expect(rows).toEqual([]);
});

it.each([{}, { first_name: 'Mallory' }, { first_name: 12, name: 'x' }])(
  'makes a profile without a name at sign-up, whatever a stranger says: %o',
  async (metadata) => {
    const id = crypto.randomUUID();
    await addAccount(id, metadata);
    const { rows } = await database.query('select first_name, is_pro from public.profiles where id = $1', [
      id,
    ]);
    expect(rows).toEqual([{ first_name: null, is_pro: false }]);
  },
);

const dataOf = async (id: string) => {
  const { rows } = await database.query<{ data: unknown }>(
    'select raw_user_meta_data as data from auth.users where id = $1',
    [id],
  );
  return rows[0]?.data;
};

it('keeps of what is said of an account before it is proven a language alone, and with the proof nothing', async () => {
  const id = crypto.randomUUID();
  await addAccount(id, { language: 'nl', name: 'Mallory', first_name: 'Mallory' });
  expect(await dataOf(id)).toEqual({ language: 'nl' });
  await database.query(`update auth.users set raw_user_meta_data = $2 where id = $1`, [
    id,
    JSON.stringify({ language: '<b>', avatar: 'https://evil.example' }),
  ]);
  expect(await dataOf(id)).toEqual({});
  // Supabase Auth proves the address, and writes what it read before once more.
  await database.transaction(async (transaction: Transaction) => {
    await transaction.query('update auth.users set email_confirmed_at = now() where id = $1', [id]);
    await transaction.query(
      `update auth.users set raw_user_meta_data = '{"language":"nl","name":"x"}' where id = $1`,
      [id],
    );
  });
  expect(await dataOf(id)).toEqual({});
  // Its reader chooses afterwards.
  await database.query(`update auth.users set raw_user_meta_data = '{"language":"de"}' where id = $1`, [id]);
  expect(await dataOf(id)).toEqual({ language: 'de' });
});

it('deletes the profile with the account', async () => {
  const id = crypto.randomUUID();
  await addAccount(id, {});
  await database.query('delete from auth.users where id = $1', [id]);
  const { rows } = await database.query('select id from public.profiles where id = $1', [id]);
  expect(rows).toEqual([]);
});

it('shows readers their own profile alone', async () => {
  const { rows } = await as<{ first_name: string }>(ADA, 'select first_name from public.profiles');
  expect(rows).toEqual([{ first_name: 'Ada' }]);
});

it('lets readers change their own name, and notes when', async () => {
  const { rows } = await as<{ first_name: string; isLater: boolean }>(
    ADA,
    `update public.profiles set first_name = $1
     returning first_name, updated_at > created_at as "isLater"`,
    ['Augusta'],
  );
  expect(rows).toEqual([{ first_name: 'Augusta', isLater: true }]);
});

it("lets nobody change a stranger's profile", async () => {
  const { affectedRows } = await as(BEA, 'update public.profiles set first_name = $1 where id = $2', [
    'B',
    ADA,
  ]);
  expect(affectedRows).toBe(0);
});

it.each(['', 'x'.repeat(41)])('refuses the name %o', async (name) => {
  const change = as(ADA, 'update public.profiles set first_name = $1', [name]);
  await expect(change).rejects.toThrow(/profiles_first_name_length/);
});

it('trims what String.prototype.trim trims, at both ends', async () => {
  const isTrimmed = (end: 'before' | 'after') =>
    database.query<{ code: number }>(
      `select code from generate_series(1, 65535) as code
       where code not between 55296 and 57343
         and public.trim_name(${end === 'before' ? "chr(code) || 'x'" : "'x' || chr(code)"}) = 'x'
       order by code`,
    );
  const expected = Array.from({ length: 65_535 }, (_, index) => ({ code: index + 1 })).filter(
    ({ code }) => String.fromCharCode(code).trim() === '',
  );
  expect((await isTrimmed('before')).rows).toEqual(expected);
  expect((await isTrimmed('after')).rows).toEqual(expected);
});

it.each([
  ...[' ', '\n', ' Ada', 'Ada\t', '\u00a0Ada', 'Ada\ufeff', '\u2003'],
  ...['Ada', 'Ada Mary', 'Ada\nMary', 'Zoë', 'x'.repeat(40), '🍸'.repeat(40), '🍸'.repeat(41)],
])('takes the name %j exactly where the schema leaves it as it is', async (name) => {
  const change = as(ADA, 'update public.profiles set first_name = $1', [name]).then(
    ({ affectedRows }) => affectedRows === 1,
    (error: Error) => (/profiles_first_name/.test(error.message) ? false : Promise.reject(error)),
  );
  expect(await change).toBe(firstNameSchema.safeParse(name).data === name);
});

it.each([
  'update public.profiles set is_pro = true',
  'update public.profiles set id = gen_random_uuid()',
  'insert into public.profiles (id) values (gen_random_uuid())',
  'delete from public.profiles',
  'truncate public.profiles',
])('refuses a reader: %s', async (sql) => {
  await expect(as(ADA, sql)).rejects.toThrow(PERMISSION_DENIED);
});

it.each(['select id from public.profiles', "update public.profiles set first_name = 'x'"])(
  'refuses the anonymous: %s',
  async (sql) => {
    await expect(as('anonymous', sql)).rejects.toThrow(PERMISSION_DENIED);
  },
);

it('tells everyone that it is alive', async () => {
  const { rows } = await as('anonymous', 'select public.is_alive() as alive');
  expect(rows).toEqual([{ alive: true }]);
});

it('keeps column grants through the API, which must not hand out rights of its own', async () => {
  const headers = { apikey: backend.publishableKey, 'content-type': 'application/json' };
  const email = 'climber@example.test';
  const signUp = { email, password: 'stirred-not-shaken', data: { first_name: 'Cy' } };
  await fetch(`${backend.url}/auth/v1/signup`, { method: 'POST', headers, body: JSON.stringify(signUp) });
  const tokenHash = /token_hash=([^&]+)/.exec(backend.outbox.at(-1)?.html ?? '')?.[1];
  const verified = await fetch(`${backend.url}/auth/v1/verify`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ type: 'signup', token_hash: tokenHash }),
  });
  const { access_token: token, user } = (await verified.json()) as {
    access_token: string;
    user: { id: string };
  };
  const patch = (change: object) =>
    fetch(`${backend.url}/rest/v1/profiles?id=eq.${user.id}`, {
      method: 'PATCH',
      headers: { ...headers, authorization: `Bearer ${token}` },
      body: JSON.stringify(change),
    });
  expect((await patch({ first_name: 'Cyrus' })).status).toBe(204);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect((await patch({ is_pro: true })).ok).toBe(false);
  const { rows } = await database.query('select first_name, is_pro from public.profiles where id = $1', [
    user.id,
  ]);
  expect(rows).toEqual([{ first_name: 'Cyrus', is_pro: false }]);
});

const MIGRATIONS = resolve('supabase/migrations');

it('applies none twice', async () => {
  expect(await applyMigrations(database, MIGRATIONS)).toEqual([]);
});

it('gives readers and strangers nothing that no migration grants', async () => {
  await database.transaction(async (transaction: Transaction) => {
    await transaction.exec(`
      create table public.ungranted (id integer generated always as identity);
      create function public.ungranted() returns integer language sql as 'select 1';
    `);
    const { rows } = await transaction.query(`
      select role, has_table_privilege(role, 'public.ungranted', 'select, insert, update, delete') as on_table,
        has_sequence_privilege(role, 'public.ungranted_id_seq', 'usage, select, update') as on_sequence,
        has_function_privilege(role, 'public.ungranted()', 'execute') as on_function
      from unnest(array['anon', 'authenticated', 'service_role']) as role`);
    const none = { on_table: false, on_sequence: false, on_function: false };
    expect(rows).toEqual([
      { role: 'anon', ...none },
      { role: 'authenticated', ...none },
      { role: 'service_role', on_table: true, on_sequence: true, on_function: true },
    ]);
    await transaction.rollback();
  });
});

it('refuses to be applied again over data, as after a restore without the history, and changes nothing', async () => {
  const rights = `
    select grantee, table_name, privilege_type from information_schema.role_table_grants
    where table_schema = 'public' and grantee in ('anon', 'authenticated') order by 1, 2, 3`;
  const { rows: before } = await database.query(rights);
  await database.exec('delete from supabase_migrations.schema_migrations');

  await expect(applyMigrations(database, MIGRATIONS)).rejects.toThrow(
    /^The migrations are for an empty database: this one has tables, and not their history\. .* delete the folder \.data\./,
  );
  expect((await database.query(rights)).rows).toEqual(before);
  expect((await database.query('select from supabase_migrations.schema_migrations')).rows).toEqual([]);
});

it('lets readers start, change and see their own shelf', async () => {
  const { rows } = await as<{ entries: string[] }>(
    ADA,
    `insert into public.shelves (user_id, entries) values ($1, $2)
     on conflict (user_id) do update set user_id = excluded.user_id, entries = excluded.entries
     returning entries`,
    [ADA, ['gin', 'fairy dust']],
  );
  expect(rows).toEqual([{ entries: ['gin', 'fairy dust'] }]);
});

it("keeps a shelf from strangers' eyes and hands", async () => {
  await database.query('insert into public.shelves (user_id, entries) values ($1, $2)', [ADA, ['gin']]);
  expect((await as(BEA, 'select entries from public.shelves')).rows).toEqual([]);
  expect((await as(BEA, "update public.shelves set entries = '{rum}'")).affectedRows).toBe(0);
  await expect(
    as(BEA, 'insert into public.shelves (user_id, entries) values ($1, $2)', [ADA, ['rum']]),
  ).rejects.toThrow(/row-level security/);
  expect((await as(ADA, 'select entries from public.shelves')).rows).toEqual([{ entries: ['gin'] }]);
  await database.query('delete from public.shelves');
});

it.each([
  'delete from public.shelves',
  'truncate public.shelves',
  "insert into public.shelves (user_id, updated_at) values (gen_random_uuid(), 'epoch')",
])('refuses a reader a shelf: %s', async (sql) => {
  await expect(as(ADA, sql)).rejects.toThrow(PERMISSION_DENIED);
});

it.each(['select entries from public.shelves', "insert into public.shelves (entries) values ('{gin}')"])(
  'refuses the anonymous a shelf: %s',
  async (sql) => {
    await expect(as('anonymous', sql)).rejects.toThrow(PERMISSION_DENIED);
  },
);

it.each([
  [['x'.repeat(60)]],
  [['x'.repeat(61)]],
  [['🍸'.repeat(60)]],
  [['gin', 'gin']],
  [['']],
  [Array.from({ length: 300 }, (_, index) => `thing ${index}`)],
  [Array.from({ length: 301 }, (_, index) => `thing ${index}`)],
])('takes a shelf exactly where the schema does: %#', async (entries) => {
  const keeping = as(ADA, 'insert into public.shelves (user_id, entries) values ($1, $2)', [
    ADA,
    entries,
  ]).then(
    ({ affectedRows }) => affectedRows === 1,
    (error: Error) => (/shelves_entries/.test(error.message) ? false : Promise.reject(error)),
  );
  expect(await keeping).toBe(shelfInputSchema.safeParse({ entries }).success);
});

it.each([
  [['aperol>campari', 'aperol>campari@11002']],
  [['aperol>campari', 'aperol>campari']],
  [['aperol>campari@011002']],
  [['aperol>campari@123456789']],
  [['aperol']],
  [['Aperol>campari']],
  [['aperol>campari\n']],
  [[`${'x'.repeat(60)}>${'y'.repeat(60)}@12345678`]],
  [[`${'x'.repeat(61)}>y`]],
  [Array.from({ length: 100 }, (_, index) => `a${index}>b`)],
  [Array.from({ length: 101 }, (_, index) => `a${index}>b`)],
])('takes own swaps exactly where the schema does: %#', async (swaps) => {
  const keeping = as(ADA, 'insert into public.shelves (user_id, swaps) values ($1, $2)', [ADA, swaps]).then(
    ({ affectedRows }) => affectedRows === 1,
    (error: Error) => (/shelves_swaps/.test(error.message) ? false : Promise.reject(error)),
  );
  expect(await keeping).toBe(swapsInputSchema.safeParse({ swaps }).success);
});

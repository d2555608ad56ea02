import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { deleteExpiredRows } from '../netlify/services/retention.ts';
import { connectAsService } from '../netlify/lib/serviceClient.ts';
import type { Database } from '../tools/serve/database.ts';
import { hostFunctions } from '../tools/serve/functionHost.ts';
import { useBackend } from '../tools/serve/testBrowser.ts';

const test = useBackend();
const ADA = '00000000-0000-4000-8000-00000000000a';

const rateLimitUse = (area: string, age: string) =>
  `(area, action, counted_by, subject, used_at)
   values ('${area}', 'link', 'address', sha256('x'), now() - interval '${age}')`;

/** A row of each kind that is kept for a time, so old. */
const ROWS: Record<string, (age: string) => string> = {
  contact_messages: (age) =>
    `(name, email, message, locale, created_at) values ('Ada', 'a@b', 'Hi', 'en', now() - interval '${age}')`,
  recipe_submissions: (age) =>
    `(cocktail_name, ingredients, method, glassware, garnish, locale, created_at)
     values ('x', 'x', 'x', 'x', 'x', 'en', now() - interval '${age}')`,
  translations: (age) =>
    `(source_hash, language, translated_text, stored_at)
     values (encode(sha256('${age}'), 'hex'), 'de', 'x', now() - interval '${age}')`,
  translation_claims: (age) =>
    `(source_hash, language, claimed_at) values (encode(sha256('${age}'), 'hex'), 'de', now() - interval '${age}')`,
  rate_limit_uses: (age) => rateLimitUse('sign-in', age),
  proven_sessions: (age) => `(session_id, proven_at) values (gen_random_uuid(), now() - interval '${age}')`,
  password_changes: (age) =>
    `(user_id, session_id, held_until) values (gen_random_uuid(), gen_random_uuid(), now() - interval '${age}')`,
  password_notices: (age) =>
    `(user_id, kind, hour_from, sent) values (gen_random_uuid(), 'set', now() - interval '${age}', 1)`,
  reserved_bar_names: (age) =>
    `(name_hash, given_up_at) values (sha256('${age}'), now() - interval '${age}')`,
  household_invitations: (age) =>
    `(household_id, token_hash, expires_at)
     values (gen_random_uuid(), sha256('${age}'), now() + interval '7 days' - interval '${age}')`,
  bar_invitations: (age) =>
    `(bar_id, token_hash, expires_at)
     values (gen_random_uuid(), sha256('${age}'), now() + interval '7 days' - interval '${age}')`,
  menu_views: (age) =>
    `(menu_id, day, locale, views) values (gen_random_uuid(), now() at time zone 'utc' - interval '${age}', 'de', 1)`,
  account_writes: (age) => `values (gen_random_uuid(), now(), 1, now() - interval '${age}', 1)`,
};
/** What is too old, and what is not yet. */
const AGES: [table: string, old: string, young: string][] = [
  ['contact_messages', '1 year 1 minute', '364 days'],
  ['recipe_submissions', '1 year 1 minute', '364 days'],
  ['translations', '90 days 1 minute', '89 days'],
  ['translation_claims', '61 minutes', '59 minutes'],
  ['rate_limit_uses', '61 minutes', '59 minutes'],
  ['proven_sessions', '61 minutes', '59 minutes'],
  ['password_changes', '61 minutes', '59 minutes'],
  ['password_notices', '25 hours', '23 hours'],
  ['reserved_bar_names', '180 days 1 minute', '179 days'],
  ['account_writes', '25 hours', '23 hours'],
  ['household_invitations', '7 days 1 minute', '6 days'],
  ['bar_invitations', '7 days 1 minute', '6 days'],
  ['menu_views', '401 days', '400 days'],
];

async function fill(database: Database): Promise<void> {
  await database.exec(
    'alter table public.proven_sessions drop constraint if exists proven_sessions_session_id_fkey',
  );
  await database.exec(
    'alter table public.account_writes drop constraint if exists account_writes_user_id_fkey',
  );
  for (const table of ['password_changes', 'password_notices'])
    await database.exec(`alter table public.${table} drop constraint if exists ${table}_user_id_fkey`);
  await database.exec(
    'alter table public.household_invitations drop constraint if exists household_invitations_household_id_fkey',
  );
  await database.exec(
    'alter table public.bar_invitations drop constraint if exists bar_invitations_bar_id_fkey',
  );
  await database.exec('alter table public.menu_views drop constraint if exists menu_views_menu_id_fkey');
  for (const [table, ...ages] of AGES) {
    await database.exec(`delete from public.${table}`);
    for (const age of ages) await database.exec(`insert into public.${table} ${ROWS[table]?.(age) ?? ''}`);
  }
}

it('forgets what has been kept for its time, and nothing else', async () => {
  await fill(test.backend.database);
  const service = connectAsService();
  expect(await deleteExpiredRows(service)).toEqual({
    ...Object.fromEntries(AGES.map(([table]) => [table, 1])),
    audit_log_entries: 0,
  });
  expect(await deleteExpiredRows(service)).toEqual({
    ...Object.fromEntries(AGES.map(([table]) => [table, 0])),
    audit_log_entries: 0,
  });
  for (const [table] of AGES) {
    expect((await test.backend.database.query(`select 1 from public.${table}`)).rows, table).toHaveLength(1);
  }
});

it.each([
  ['forms', '61 minutes', '59 minutes'],
  // Since midnight (UTC), however long ago that is.
  ['chat', '24 hours', `${Math.max(Math.floor((Date.now() % 86_400_000) / 1000) - 30, 0)} seconds`],
])('forgets uses of the area %s after %s, and not after %s', async (area, old, young) => {
  const { database } = test.backend;
  await database.exec('delete from public.rate_limit_uses');
  for (const age of [old, young])
    await database.exec(`insert into public.rate_limit_uses ${rateLimitUse(area, age)}`);
  expect(await deleteExpiredRows(connectAsService())).toMatchObject({ rate_limit_uses: 1 });
  expect((await database.query('select 1 from public.rate_limit_uses')).rows).toHaveLength(1);
});

it('names here every table with rows that are kept for a time', async () => {
  const { rows } = await test.backend.database.query<{ name: string }>(
    `select distinct table_name as name from information_schema.columns
     where table_schema = 'public' and (data_type like 'timestamp%' or data_type = 'date')
       and table_name <> 'chat_guard' and column_name not in ('updated_at', 'minute_from', 'may_set_until')`,
  );
  // These last as long as their account.
  const lasting = [
    ...[
      'households',
      'household_members',
      'bar_staff',
      'profiles',
      'favorites',
      'drink_log',
      'menus',
      'menu_versions',
      'menu_publications',
      'own_drinks',
    ],
  ];
  expect(rows.map(({ name }) => name).toSorted()).toEqual(
    [...AGES.map(([table]) => table), ...lasting].toSorted(),
  );
});

it('deletes no account, and nothing that is its own', async () => {
  const { database } = test.backend;
  await database.query(
    'insert into auth.users (id, email, created_at) values ($1, $2, now() - interval $3)'.replace(
      '$3',
      "'9 years'",
    ),
    [ADA, 'ada@example.test'],
  );
  await database.query(
    `insert into public.favorites (user_id, cocktail_id, cocktail_name, created_at)
     values ($1, '11002', 'Negroni', now() - interval '9 years')`,
    [ADA],
  );
  await deleteExpiredRows(connectAsService());
  expect(
    (await database.query('select 1 from public.favorites where user_id = $1', [ADA])).rows,
  ).toHaveLength(1);
});

it('is a function that the clock calls, and here a developer by hand', async () => {
  await fill(test.backend.database);
  const functions = hostFunctions(resolve('netlify/functions'));
  const found = await functions.find('/.netlify/functions/forget', 'POST');
  const call = new Request('https://mixmaster.example/.netlify/functions/forget', {
    method: 'POST',
    body: '{"next_run":"2026-11-23T00:00:00.000Z"}',
  });
  const answer = await found?.run(call, '');
  expect(await answer?.json()).toMatchObject({ contact_messages: 1 });
});

it('finds uses that are over by their age, since each guest who is counted deletes them', async () => {
  const { database } = test.backend;
  await database.query(
    `insert into public.rate_limit_uses (area, action, counted_by, subject, used_at)
     select 'forms', 'view', 'address', sha256(convert_to(n::text, 'UTF8')), now() from generate_series(1, 5000) as n`,
  );
  await database.exec('analyze public.rate_limit_uses');
  const { rows } = await database.query<Record<string, string>>(
    `explain delete from public.rate_limit_uses where area = 'forms' and used_at < now() - interval '1 hour'`,
  );
  expect(rows.flatMap((row) => Object.values(row)).join('\n')).toContain('rate_limit_uses_by_age');
});

it('forgets what Supabase Auth’s audit log says of accounts that are no longer there', async () => {
  const { database } = test.backend;
  await database.exec(`
    create table if not exists auth.audit_log_entries (id uuid primary key, payload json, created_at timestamptz);
    insert into auth.users (id, email) values ('${ADA}', 'ada@example.test') on conflict do nothing;
  `);
  const gone = crypto.randomUUID();
  const nobody = '00000000-0000-0000-0000-000000000000';
  for (const [actor, traits] of [
    [ADA, {}],
    [gone, { provider: 'email' }],
    [nobody, { user_id: gone, user_email: 'gone@example.test' }],
    [nobody, { user_id: ADA }],
    [nobody, {}],
  ] as const) {
    await database.query(
      'insert into auth.audit_log_entries (id, payload, created_at) values ($1, $2, now())',
      [
        crypto.randomUUID(),
        JSON.stringify({ actor_id: actor, actor_username: 'gone@example.test', action: 'login', traits }),
      ],
    );
  }
  expect(await deleteExpiredRows(connectAsService())).toMatchObject({ audit_log_entries: 2 });
  const { rows } = await database.query('select payload from auth.audit_log_entries');
  expect(rows).toHaveLength(3);
  expect(JSON.stringify(rows)).not.toContain(gone);
});

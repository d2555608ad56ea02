import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { EXPECTED_RIGHTS } from '../netlify/lib/databaseRights.ts';
import type { Database, Transaction } from '../tools/serve/database.ts';
import type { LocalBackend } from '../tools/serve/localBackend.ts';
import { startTestBackend } from '../tools/test/testBackend.ts';
import { actAsReader, setClaims } from './actAsReader.ts';

type Caller = 'owner' | 'other member' | 'stranger' | 'anonymous';
/** How many rows a statement met, or that it was not allowed. */
type Outcome = number | 'refused';

const ADA = '00000000-0000-4000-8000-00000000000a';
const BEA = '00000000-0000-4000-8000-00000000000b';
const ADAS_MENU = '00000000-0000-4000-8000-0000000000a1';
const ADAS_LIST = '00000000-0000-4000-8000-0000000000a2';
const ADAS_BAR = '00000000-0000-4000-8000-0000000000a3';
const ADAS_BRAND = '00000000-0000-4000-8000-0000000000a4';
const SUBJECTS: Record<Caller, string> = {
  owner: ADA,
  'other member': BEA,
  /** Has a token of ours but no account any more. */
  stranger: '00000000-0000-4000-8000-00000000000c',
  anonymous: '',
};
const REFUSED = /permission denied|row-level security/;
const SECTIONS = `'[{"title":null,"drinks":[{"cocktailId":"11002","prices":[],"note":null}]}]'`;

const LINES = `'[{"ingredient":"gin","unit":"ml","amount":50,"garnish":false}]'`;

let backend: LocalBackend;
let database: Database;
beforeAll(async () => {
  backend = await startTestBackend();
  database = backend.database;
  for (const id of [ADA, BEA]) {
    await database.query('insert into auth.users (id, email) values ($1, $2)', [id, `${id}@example.test`]);
  }
  await database.exec(`
    insert into public.favorites (user_id, cocktail_id, cocktail_name) values ('${ADA}', '11002', 'Negroni');
    insert into public.shelves (user_id, entries) values ('${ADA}', '{gin}');
    insert into public.households (id) values ('${ADAS_LIST}');
    insert into public.household_members (user_id, household_id, name)
      values ('${ADA}', '${ADAS_LIST}', 'Ada'), ('${BEA}', '${ADAS_LIST}', 'Bea');
    insert into public.household_invitations (household_id, token_hash) values ('${ADAS_LIST}', sha256('x'));
    insert into public.drink_log (user_id, drink_id, stars) values ('${ADA}', '11002', 4);
    insert into public.drink_lists (user_id, id, name, drinks, at_home)
      values ('${ADA}', '${ADAS_LIST}', 'Party', '{11002}', true);
    insert into public.diets (user_id, avoids) values ('${ADA}', '{milk}');
    insert into public.bottle_prices (user_id, entry, price, size, bought_by) values ('${ADA}', 'gin', 2100, 700, 'ml');
    insert into public.cost_settings (user_id, waste, tax, target, step) values ('${ADA}', 0, 190, 200, 50);
    insert into public.menus (id, user_id, name, cocktail_ids, sections)
      values ('${ADAS_MENU}', '${ADA}', 'Friday', '{11002}', ${SECTIONS});
    update public.menus set name = 'Saturday' where id = '${ADAS_MENU}';
    insert into public.menu_publications (menu_id) values ('${ADAS_MENU}');
    insert into public.menu_views (menu_id, day, locale, views) values ('${ADAS_MENU}', current_date, 'de', 3);
    insert into public.bars (id, user_id, name, display_name, time_zone, menus)
      values ('${ADAS_BAR}', '${ADA}', 'old-ada', 'Ada', 'UTC', '[{"menuId":"${ADAS_MENU}","hours":null}]');
    update public.bars set name = 'adas-bar';
    insert into public.bar_staff (bar_id, user_id, name) values ('${ADAS_BAR}', '${BEA}', 'Bea');
    insert into public.bar_invitations (bar_id, token_hash) values ('${ADAS_BAR}', sha256('x'));
    insert into public.brands (id, user_id, accent) values ('${ADAS_BRAND}', '${ADA}', '#8a5a17');
    insert into public.brand_logos (brand_id, user_id, id, png, width, height, tone)
      values ('${ADAS_BRAND}', '${ADA}', repeat('0', 32), 'x', 1, 1, 'any');
    insert into public.own_drinks (user_id, name, glass, method, ice, lines)
      values ('${ADA}', 'Smoke', 'coupe', 'shake', 'none', ${LINES});
    insert into public.contact_messages (name, email, message, locale, user_id)
      values ('Ada', 'a@b', 'Hi', 'en', '${ADA}'), ('Cy', 'c@d', 'Hi', 'en', null);
    insert into public.recipe_submissions (cocktail_name, ingredients, method, glassware, garnish, locale, user_id)
      values ('x', 'x', 'x', 'x', 'x', 'en', '${ADA}'), ('y', 'y', 'y', 'y', 'y', 'en', null);
    insert into public.account_writes values ('${ADA}', now(), 1, now(), 1);
    insert into public.rate_limit_uses (area, action, counted_by, subject, used_at)
      values ('sign-in', 'link', 'address', sha256('x'), now());
    insert into public.translations (source_hash, language, translated_text)
      values (repeat('0', 64), 'de', 'Terrasse');
  `);
});
afterAll(() => backend.close());

/** Runs a statement as PostgREST would for a caller, and undoes what it changed. */
async function tryAs(caller: Caller, sql: string): Promise<Outcome> {
  let met: Outcome = 0;
  try {
    await database.transaction(async (transaction: Transaction) => {
      if (caller === 'anonymous') await transaction.query(`select set_config('role', 'anon', true)`);
      else await actAsReader(transaction, SUBJECTS[caller]);
      const { rows, affectedRows = 0 } = await transaction.query(sql);
      met = sql.startsWith('select') ? rows.length : affectedRows;
      await transaction.rollback();
    });
  } catch (error) {
    if (error instanceof Error && REFUSED.test(error.message)) return 'refused';
    throw error;
  }
  return met;
}

/** Statements that aim at what is Ada's in a table, and what each caller meets with them. */
interface Expected {
  select: [string, Record<Caller, Outcome>];
  insert: [string, Record<Caller, Outcome>];
  update: [string, Record<Caller, Outcome>];
  delete: [string, Record<Caller, Outcome>];
}

const of = (owner: Outcome, other: Outcome, stranger: Outcome, anonymous: Outcome) => ({
  owner,
  'other member': other,
  stranger,
  anonymous,
});
const OWNER_ALONE = of(1, 0, 0, 'refused');
const NOBODY = of('refused', 'refused', 'refused', 'refused');
/** Of the rows of others: a member who says to be Ada is refused like one who is nobody. */
const OWNER_OR_REFUSED = of(1, 'refused', 'refused', 'refused');

const MATRIX: Record<string, Expected> = {
  profiles: {
    select: [`select id from public.profiles where id = '${ADA}'`, OWNER_ALONE],
    insert: [`insert into public.profiles (id) values ('${ADA}') on conflict do nothing`, NOBODY],
    update: [`update public.profiles set first_name = 'x' where id = '${ADA}'`, OWNER_ALONE],
    delete: [`delete from public.profiles where id = '${ADA}'`, NOBODY],
  },
  favorites: {
    select: [`select id from public.favorites where user_id = '${ADA}'`, OWNER_ALONE],
    insert: [
      `insert into public.favorites (user_id, cocktail_id, cocktail_name) values ('${ADA}', '11001', 'x')`,
      NOBODY,
    ],
    update: [`update public.favorites set cocktail_name = 'x' where user_id = '${ADA}'`, NOBODY],
    delete: [`delete from public.favorites where user_id = '${ADA}'`, OWNER_ALONE],
  },
  shelves: {
    select: [
      `select entries, swaps, shopping, levels from public.shelves where user_id = '${ADA}'`,
      OWNER_ALONE,
    ],
    insert: [
      `insert into public.shelves (user_id, entries, swaps, shopping, levels)
       values ('${ADA}', '{rum}', '{rum>gin}', '[]', '{}')
       on conflict (user_id) do update set entries = excluded.entries, shopping = excluded.shopping`,
      OWNER_OR_REFUSED,
    ],
    update: [`update public.shelves set entries = '{}', levels = '{}' where user_id = '${ADA}'`, OWNER_ALONE],
    delete: [`delete from public.shelves where user_id = '${ADA}'`, NOBODY],
  },
  diets: {
    select: [`select avoids from public.diets where user_id = '${ADA}'`, OWNER_ALONE],
    insert: [
      `insert into public.diets (user_id, avoids) values ('${ADA}', '{eggs}')
       on conflict (user_id) do update set avoids = excluded.avoids`,
      OWNER_OR_REFUSED,
    ],
    update: [`update public.diets set avoids = '{}' where user_id = '${ADA}'`, OWNER_ALONE],
    delete: [`delete from public.diets where user_id = '${ADA}'`, OWNER_ALONE],
  },
  // At home: Bea has a row of her own of it, and no right to Ada's.
  drink_lists: {
    select: [`select name from public.drink_lists where user_id = '${ADA}'`, OWNER_ALONE],
    insert: [
      `insert into public.drink_lists (user_id, id, name) values ('${ADA}', gen_random_uuid(), 'x')`,
      NOBODY,
    ],
    update: [
      `update public.drink_lists set shared_by = 'nobody', at_home = false where user_id = '${ADA}'`,
      OWNER_ALONE,
    ],
    delete: [`delete from public.drink_lists where user_id = '${ADA}'`, OWNER_ALONE],
  },
  drink_log: {
    select: [`select stars from public.drink_log where user_id = '${ADA}'`, OWNER_ALONE],
    insert: [`insert into public.drink_log (user_id, drink_id, stars) values ('${ADA}', '11001', 5)`, NOBODY],
    update: [`update public.drink_log set stars = 5 where user_id = '${ADA}'`, OWNER_ALONE],
    delete: [`delete from public.drink_log where user_id = '${ADA}'`, OWNER_ALONE],
  },
  bottle_prices: {
    select: [`select price from public.bottle_prices where user_id = '${ADA}'`, OWNER_ALONE],
    insert: [
      `insert into public.bottle_prices (user_id, entry, price, size, bought_by) values ('${ADA}', 'rum', 1, 1, 'ml')`,
      OWNER_OR_REFUSED,
    ],
    update: [`update public.bottle_prices set price = 1 where user_id = '${ADA}'`, OWNER_ALONE],
    delete: [`delete from public.bottle_prices where user_id = '${ADA}'`, OWNER_ALONE],
  },
  cost_settings: {
    select: [`select waste from public.cost_settings where user_id = '${ADA}'`, OWNER_ALONE],
    insert: [
      `insert into public.cost_settings (user_id, waste, tax, target, step) values ('${ADA}', 1, 1, 100, 1)
       on conflict (user_id) do update set waste = excluded.waste`,
      OWNER_OR_REFUSED,
    ],
    update: [`update public.cost_settings set waste = 1 where user_id = '${ADA}'`, OWNER_ALONE],
    delete: [`delete from public.cost_settings where user_id = '${ADA}'`, OWNER_ALONE],
  },
  menus: {
    select: [`select id from public.menus where user_id = '${ADA}'`, OWNER_ALONE],
    insert: [
      `insert into public.menus (user_id, name, cocktail_ids, sections)
       values ('${ADA}', 'x', '{11002}', ${SECTIONS})`,
      NOBODY,
    ],
    update: [`update public.menus set name = 'x' where user_id = '${ADA}'`, OWNER_ALONE],
    delete: [`delete from public.menus where user_id = '${ADA}'`, OWNER_ALONE],
  },
  menu_views: {
    select: [`select views from public.menu_views where menu_id = '${ADAS_MENU}'`, OWNER_ALONE],
    insert: [
      `insert into public.menu_views (menu_id, day, locale, views) values ('${ADAS_MENU}', 'epoch', 'de', 1)`,
      NOBODY,
    ],
    update: ['update public.menu_views set views = 9', NOBODY],
    delete: ['delete from public.menu_views', NOBODY],
  },
  menu_versions: {
    select: [`select version from public.menu_versions where menu_id = '${ADAS_MENU}'`, OWNER_ALONE],
    insert: [
      `insert into public.menu_versions (menu_id, user_id, version, content, saved_at)
       values ('${ADAS_MENU}', '${ADA}', 9, '{}', now())`,
      NOBODY,
    ],
    update: [`update public.menu_versions set is_closed = true`, NOBODY],
    delete: ['delete from public.menu_versions', NOBODY],
  },
  own_drinks: {
    select: [`select id from public.own_drinks where user_id = '${ADA}'`, OWNER_ALONE],
    insert: [
      `insert into public.own_drinks (user_id, name, glass, method, ice, lines)
       values ('${ADA}', 'x', 'coupe', 'shake', 'none', ${LINES})`,
      NOBODY,
    ],
    update: [`update public.own_drinks set name = 'x' where user_id = '${ADA}'`, OWNER_ALONE],
    delete: [`delete from public.own_drinks where user_id = '${ADA}'`, OWNER_ALONE],
  },
  menu_publications: {
    select: [`select token from public.menu_publications where menu_id = '${ADAS_MENU}'`, OWNER_ALONE],
    insert: [
      `insert into public.menu_publications (menu_id) values ('${ADAS_MENU}')
       on conflict (menu_id) do update set menu_id = excluded.menu_id`,
      OWNER_OR_REFUSED,
    ],
    update: [
      `update public.menu_publications set sold_out = '{}' where menu_id = '${ADAS_MENU}'`,
      OWNER_ALONE,
    ],
    delete: [`delete from public.menu_publications where menu_id = '${ADAS_MENU}'`, OWNER_ALONE],
  },
  bars: {
    select: [`select name from public.bars where user_id = '${ADA}'`, OWNER_ALONE],
    insert: [
      `insert into public.bars (id, user_id, name, display_name, time_zone)
       values ('${ADAS_BAR}', '${ADA}', 'adas-bar', 'x', 'UTC') on conflict (id) do update set display_name = excluded.display_name`,
      OWNER_OR_REFUSED,
    ],
    update: [`update public.bars set name = 'new-ada' where user_id = '${ADA}'`, OWNER_ALONE],
    delete: [`delete from public.bars where user_id = '${ADA}'`, OWNER_ALONE],
  },
  brands: {
    select: [`select accent from public.brands where user_id = '${ADA}'`, OWNER_ALONE],
    insert: [
      `insert into public.brands (user_id, accent) values ('${ADA}', '#000000')
       on conflict (user_id, bar_id) do update set accent = excluded.accent`,
      OWNER_OR_REFUSED,
    ],
    update: [`update public.brands set accent = null where user_id = '${ADA}'`, OWNER_ALONE],
    delete: [`delete from public.brands where user_id = '${ADA}'`, OWNER_ALONE],
  },
  brand_logos: {
    select: [`select png from public.brand_logos where user_id = '${ADA}'`, OWNER_ALONE],
    insert: [
      `insert into public.brand_logos (brand_id, user_id, id, png, width, height, tone)
       values ('${ADAS_BRAND}', '${ADA}', repeat('1', 32), 'x', 1, 1, 'any')`,
      NOBODY,
    ],
    update: [`update public.brand_logos set png = 'y' where user_id = '${ADA}'`, NOBODY],
    delete: [`delete from public.brand_logos where user_id = '${ADA}'`, OWNER_ALONE],
  },
  former_bar_names: {
    select: [`select name from public.former_bar_names where user_id = '${ADA}'`, OWNER_ALONE],
    insert: [`insert into public.former_bar_names values ('hers', '${ADA}')`, NOBODY],
    update: [`update public.former_bar_names set name = 'x'`, NOBODY],
    delete: ['delete from public.former_bar_names', NOBODY],
  },
  contact_messages: {
    select: ['select id from public.contact_messages', OWNER_ALONE],
    insert: [
      `insert into public.contact_messages (name, email, message, locale) values ('Ada', 'a@b', 'Hi', 'en')`,
      NOBODY,
    ],
    update: [`update public.contact_messages set message = 'x'`, NOBODY],
    delete: ['delete from public.contact_messages', NOBODY],
  },
  recipe_submissions: {
    select: ['select id from public.recipe_submissions', OWNER_ALONE],
    insert: [
      `insert into public.recipe_submissions (cocktail_name, ingredients, method, glassware, garnish, locale)
       values ('x', 'x', 'x', 'x', 'x', 'en')`,
      NOBODY,
    ],
    update: [`update public.recipe_submissions set method = 'x'`, NOBODY],
    delete: ['delete from public.recipe_submissions', NOBODY],
  },
  rate_limit_areas: closed(
    'rate_limit_areas',
    `(area, is_daily) values ('x', true)`,
    'salt = gen_random_uuid()',
  ),
  rate_limits: closed(
    'rate_limits',
    `(area, action, counted_by, period, most) values ('sign-in', 'link', 'proof', '1 hour', 9)`,
    'most = 9',
  ),
  rate_limit_uses: closed(
    'rate_limit_uses',
    `(area, action, counted_by, subject, used_at) values ('sign-in', 'link', 'address', sha256('y'), now())`,
    `action = 'refresh'`,
  ),
  proven_sessions: closed('proven_sessions', '(session_id) values (gen_random_uuid())', 'proven_at = now()'),
  password_changes: closed(
    'password_changes',
    `(user_id, session_id, held_until) values ('${BEA}', '${BEA}', now())`,
    'held_until = now()',
  ),
  password_notices: closed(
    'password_notices',
    `(user_id, kind, hour_from, sent) values ('${BEA}', 'set', now(), 1)`,
    'sent = 0',
  ),
  reserved_bar_names: closed('reserved_bar_names', `(name_hash) values (sha256('y'))`, 'given_up_at = now()'),
  chat_guard: closed('chat_guard', '(is_only) values (true)', 'model_calls_a_day = 9'),
  account_writes: closed('account_writes', `values ('${BEA}', now(), 0, now(), 0)`, 'hour_rows = 0'),
  translation_claims: closed(
    'translation_claims',
    `(source_hash, language, claimed_at) values (repeat('1', 64), 'de', now())`,
    'claimed_at = now()',
  ),
  translations: closed(
    'translations',
    `(source_hash, language, translated_text) values (repeat('1', 64), 'de', 'x')`,
    `translated_text = 'x'`,
  ),
  // Members see each other, and invite, by functions alone (households.test.ts).
  households: closed('households', 'default values', 'created_at = now()'),
  household_members: closed(
    'household_members',
    `(user_id, household_id, name) select '${BEA}', household_id, 'Bea' from public.household_members`,
    `name = 'Eve'`,
  ),
  household_invitations: closed(
    'household_invitations',
    `(household_id, token_hash) select id, sha256('y') from public.households`,
    `token_hash = sha256('z')`,
  ),
  // Bea serves at Ada's bar: what she may do there is the same (barStaff.test.ts).
  bar_staff: closed(
    'bar_staff',
    `(bar_id, user_id, name) values ('${ADAS_BAR}', '${ADA}', 'x')`,
    `name = 'Eve'`,
  ),
  bar_invitations: closed(
    'bar_invitations',
    `(bar_id, token_hash) values ('${ADAS_BAR}', sha256('y'))`,
    `token_hash = sha256('z')`,
  ),
  star_exclusions: closed('star_exclusions', `(user_id) values ('${BEA}')`, `drink_id = '1'`),
};

/** A table that functions alone read and write. */
function closed(table: string, row: string, change: string): Expected {
  return {
    select: [`select * from public.${table}`, NOBODY],
    insert: [`insert into public.${table} ${row}`, NOBODY],
    update: [`update public.${table} set ${change}`, NOBODY],
    delete: [`delete from public.${table}`, NOBODY],
  };
}

const namesOf = async (sql: string) =>
  (await database.query<{ name: string }>(sql)).rows.map(({ name }) => name);

it('names every table of the schema here', async () => {
  const tables = await namesOf(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')`,
  );
  expect(tables.toSorted()).toEqual(Object.keys(MATRIX).toSorted());
});

describe.each(Object.entries(MATRIX))('%s', (table, expected) => {
  it.each(Object.entries(expected))('decides for each caller who may %s', async (_, [sql, outcomes]) => {
    for (const [caller, outcome] of Object.entries(outcomes)) {
      expect(await tryAs(caller as Caller, sql), caller).toBe(outcome);
    }
  });

  it('is emptied by nobody', async () => {
    for (const caller of Object.keys(SUBJECTS)) {
      expect(await tryAs(caller as Caller, `truncate public.${table} cascade`), caller).toBe('refused');
    }
  });
});

it('grants the anonymous these columns and no others', async () => {
  expect(
    await namesOf(
      `select distinct table_name || ': ' || privilege_type as name
       from information_schema.column_privileges
       where table_schema = 'public' and grantee in ('anon', 'PUBLIC') order by 1`,
    ),
  ).toEqual([]);
  expect(
    await namesOf(
      `select distinct table_name || ': ' || privilege_type as name from information_schema.table_privileges
       where table_schema = 'public' and grantee in ('anon', 'PUBLIC')`,
    ),
  ).toEqual([]);
});

it.each([
  ['anon', []],
  [
    'authenticated',
    [
      'are_line_remarks',
      'change_bar_role',
      'change_edited_menu',
      'check_bar_name',
      'change_drink_lists',
      'change_drink_log',
      'change_menu',
      'change_own_drink',
      'change_service',
      'change_shelf',
      'close_menu_version',
      'consume_account_writes',
      'create_household',
      'delete_own_account',
      'fold_homographs',
      'fold_look_alikes',
      'has_live_session',
      'has_own_password',
      'invite_to_bar',
      'invite_to_household',
      'is_amount',
      'is_bar_menus',
      'is_bar_name',
      'is_guest_notes',
      'is_honest_bar_title',
      'is_house',
      'is_levels',
      'is_uuid',
      'impersonates_site',
      'is_additives',
      'is_declared_additives',
      'is_declared_allergens',
      'is_embed_origins',
      'is_menu_item',
      'is_menu_prices',
      'is_menu_section',
      'is_menu_sections',
      'is_menu_text',
      'is_menu_translations',
      'is_own_lines',
      'is_own_number',
      'is_price_hours',
      'is_price_lists',
      'is_recipe_list',
      'is_shelf',
      'is_shopping',
      'is_swaps',
      'is_allergens',
      'join_bar',
      'join_household',
      'list_housemates',
      'list_menu_views',
      'look_at_bar',
      'look_at_household',
      'publish_menu',
      'read_bar_staff',
      'read_edited_menus',
      'read_household',
      'read_live_menu',
      'read_own_logo',
      'read_service',
      'remove_bar_staff',
      'remove_household_member',
      'show_menu',
      'trim_name',
      'withdraw_bar_invitation',
      'withdraw_household_invitation',
    ],
  ],
])('lets %s call these functions and no others', async (role, own) => {
  const called = await namesOf(
    `select proname as name from pg_proc
     where pronamespace = 'public'::regnamespace and has_function_privilege('${role}', oid, 'execute')`,
  );
  const open = [
    ...['is_alive', 'read_bar', 'read_brand_logo', 'read_embed_origins', 'read_shared_list'],
    'read_star_averages',
  ];
  expect(called.toSorted()).toEqual([...open, ...own].toSorted());
});

it('deletes with an account, or a menu, whatever refers to it', async () => {
  const keepers = `from pg_constraint
     where contype = 'f' and connamespace = 'public'::regnamespace and confrelid in
       ('auth.users'::regclass, 'public.menus'::regclass)`;
  expect(await namesOf(`select conname as name ${keepers} and confdeltype <> 'c'`)).toEqual([]);
  // Each of these stands in the export of an account too (netlify/services/account.ts), but for counts, what lasts seconds, and what the
  // operator excluded.
  expect(await namesOf(`select distinct conrelid::regclass::text as name ${keepers} order by 1`)).toEqual([
    'account_writes',
    'bar_staff',
    'bars',
    'bottle_prices',
    'brands',
    'contact_messages',
    'cost_settings',
    'diets',
    'drink_lists',
    'drink_log',
    'favorites',
    'former_bar_names',
    'household_members',
    'menu_publications',
    'menu_versions',
    'menu_views',
    'menus',
    'own_drinks',
    'password_changes',
    'password_notices',
    'profiles',
    'recipe_submissions',
    'shelves',
    'star_exclusions',
  ]);
});

it.each(['auth.users', 'auth.sessions', 'auth.refresh_tokens', 'auth.identities'])(
  'shows %s to nobody',
  async (table) => {
    for (const caller of Object.keys(SUBJECTS)) {
      expect(await tryAs(caller as Caller, `select * from ${table}`), caller).toBe('refused');
    }
  },
);

it('hands out no number of a sequence', async () => {
  expect(
    await namesOf(
      `select relname as name from pg_class
       where relnamespace = 'public'::regnamespace and relkind = 'S'
         and (has_sequence_privilege('anon', oid, 'usage, select, update')
           or has_sequence_privilege('authenticated', oid, 'usage, select, update'))`,
    ),
  ).toEqual([]);
});

it('lets the publishable key alone ask for a sign of life, averages of stars, and a bar or logo that it can name, for nothing else', async () => {
  const stranger = createClient(backend.url, backend.publishableKey, { auth: { persistSession: false } });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const functions = await namesOf(
    `select proname as name from pg_proc where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype`,
  );
  const answered: string[] = [];
  for (const name of functions) {
    const { rows } = await database.query<{ args: Record<string, unknown> }>(
      `select coalesce(jsonb_object_agg(argument, null), '{}') as args
       from pg_proc, unnest(proargnames) as argument where proname = $1`,
      [name],
    );
    const { error } = await stranger.rpc(name, rows[0]?.args);
    if (!error) answered.push(name);
  }
  // Of these the first reads nothing, the last gives averages, the others what a page shows and no list of them.
  expect(answered.toSorted()).toEqual([
    'is_alive',
    'read_bar',
    'read_brand_logo',
    'read_embed_origins',
    'read_shared_list',
    'read_star_averages',
  ]);
  expect((await stranger.rpc('read_star_averages')).data).toEqual({});
  expect((await stranger.rpc('read_brand_logo', { id: '1'.repeat(32) })).data).toBeNull();
  expect((await stranger.rpc('read_bar', { name: 'not-there' })).data).toBeNull();
  expect((await stranger.rpc('read_embed_origins', { token: 'x'.repeat(22) })).data).toBeNull();
  expect((await stranger.rpc('read_shared_list', { token: 'x'.repeat(22) })).data).toBeNull();
  for (const table of Object.keys(MATRIX)) {
    expect((await stranger.from(table).select('*')).error, table).not.toBeNull();
    expect((await stranger.from(table).insert({})).error, table).not.toBeNull();
  }
});

it('lets readers write these columns of their own and no others', async () => {
  expect(
    await namesOf(
      `select table_name || '.' || column_name || ': ' || string_agg(privilege_type, ', ' order by privilege_type) as name
       from information_schema.column_privileges
       where table_schema = 'public' and grantee = 'authenticated' and privilege_type <> 'SELECT'
       group by table_name, column_name order by 1`,
    ),
  ).toEqual([
    'bars.display_name: INSERT, UPDATE',
    'bars.id: INSERT, UPDATE',
    'bars.menus: INSERT, UPDATE',
    'bars.name: INSERT, UPDATE',
    'bars.opening_hours: INSERT, UPDATE',
    'bars.time_zone: INSERT, UPDATE',
    'bars.user_id: INSERT, UPDATE',
    'bottle_prices.bought_by: INSERT, UPDATE',
    'bottle_prices.currency: INSERT, UPDATE',
    'bottle_prices.entry: INSERT, UPDATE',
    'bottle_prices.price: INSERT, UPDATE',
    'bottle_prices.size: INSERT, UPDATE',
    'bottle_prices.user_id: INSERT, UPDATE',
    'brands.accent: INSERT, UPDATE',
    'brands.bar_id: INSERT, UPDATE',
    'brands.design: INSERT, UPDATE',
    'brands.logo_alt: INSERT, UPDATE',
    'brands.names_product: INSERT, UPDATE',
    'brands.pairing: INSERT, UPDATE',
    'brands.user_id: INSERT, UPDATE',
    'cost_settings.country: INSERT, UPDATE',
    'cost_settings.currency: INSERT, UPDATE',
    'cost_settings.garnish: INSERT, UPDATE',
    'cost_settings.step: INSERT, UPDATE',
    'cost_settings.target: INSERT, UPDATE',
    'cost_settings.tax: INSERT, UPDATE',
    'cost_settings.user_id: INSERT, UPDATE',
    'cost_settings.waste: INSERT, UPDATE',
    'diets.avoids: INSERT, UPDATE',
    'diets.user_id: INSERT, UPDATE',
    'drink_lists.at_home: INSERT, UPDATE',
    'drink_lists.drinks: INSERT, UPDATE',
    'drink_lists.id: INSERT',
    'drink_lists.name: INSERT, UPDATE',
    'drink_lists.shared_by: UPDATE',
    'drink_log.drink_id: INSERT',
    'drink_log.made_on: INSERT, UPDATE',
    'drink_log.note: INSERT, UPDATE',
    'drink_log.stars: INSERT, UPDATE',
    'favorites.cocktail_id: INSERT',
    'favorites.cocktail_name: INSERT',
    'menu_publications.bottles: INSERT, UPDATE',
    'menu_publications.embed_origins: UPDATE',
    'menu_publications.follows_shelf: INSERT, UPDATE',
    'menu_publications.menu_id: INSERT, UPDATE',
    'menu_publications.sold_out: INSERT, UPDATE',
    'menus.cocktail_ids: INSERT, UPDATE',
    'menus.currency: INSERT, UPDATE',
    'menus.description: INSERT, UPDATE',
    'menus.draft: INSERT',
    'menus.guest_notes: INSERT, UPDATE',
    'menus.is_archived: UPDATE',
    'menus.name: INSERT, UPDATE',
    'menus.price_lists: INSERT, UPDATE',
    'menus.restaurant_name: INSERT, UPDATE',
    'menus.sections: INSERT, UPDATE',
    'menus.translations: INSERT, UPDATE',
    'own_drinks.after: INSERT, UPDATE',
    'own_drinks.allergens: INSERT, UPDATE',
    'own_drinks.glass: INSERT, UPDATE',
    'own_drinks.house: INSERT, UPDATE',
    'own_drinks.ice: INSERT, UPDATE',
    'own_drinks.id: INSERT',
    'own_drinks.instructions: INSERT, UPDATE',
    'own_drinks.lines: INSERT, UPDATE',
    'own_drinks.method: INSERT, UPDATE',
    'own_drinks.name: INSERT, UPDATE',
    'own_drinks.note: INSERT, UPDATE',
    'own_drinks.vegan: INSERT, UPDATE',
    'own_drinks.vegetarian: INSERT, UPDATE',
    'profiles.first_name: UPDATE',
    'shelves.entries: INSERT, UPDATE',
    'shelves.levels: INSERT, UPDATE',
    'shelves.shopping: INSERT, UPDATE',
    'shelves.swaps: INSERT, UPDATE',
    'shelves.user_id: INSERT, UPDATE',
  ]);
});

it('knows every right that the migrations give to readers and strangers', async () => {
  const { rows } = await database.query<{ setup: { rights: string[] } }>(
    'select public.check_setup() as setup',
  );
  expect(rows[0]?.setup.rights).toEqual([...EXPECTED_RIGHTS].toSorted());
});

it('lets the token of an ended session read and write no table of a reader', async () => {
  const tables = await namesOf(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' and has_any_column_privilege('authenticated', oid, 'select')`,
  );
  const bound = await namesOf(
    `select tablename as name from pg_policies
     where schemaname = 'public' and permissive = 'RESTRICTIVE' and cmd = 'ALL' and qual like '%has_live_session%'`,
  );
  expect(bound.toSorted()).toEqual(tables.toSorted());
  for (const table of tables) {
    await database.transaction(async (transaction: Transaction) => {
      await transaction.query('delete from auth.sessions where user_id = $1', [ADA]);
      await setClaims(transaction, ADA);
      expect((await transaction.query(`select * from public.${table}`)).rows, table).toEqual([]);
      await transaction.rollback();
    });
  }
});

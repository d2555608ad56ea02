import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database, Transaction } from '../tools/serve/database.ts';
import type { LocalBackend } from '../tools/serve/localBackend.ts';
import { startTestBackend } from '../tools/test/testBackend.ts';
import { actAsReader } from './actAsReader.ts';

const ADA = '00000000-0000-4000-8000-00000000000a';
const BEA = '00000000-0000-4000-8000-00000000000b';
const MENU = '00000000-0000-4000-8000-0000000000a1';
const SECTIONS = `[{"title":null,"drinks":[{"cocktailId":"11002","prices":[],"note":null}]}]`;
const ID = 'a'.repeat(32);
/** "logo" in base64: what the file is, the functions have seen to. */
const PNG = 'bG9nbw==';

let backend: LocalBackend;
let database: Database;
beforeAll(async () => {
  backend = await startTestBackend();
  database = backend.database;
});
afterAll(() => backend.close());
beforeEach(async () => {
  await database.exec('delete from auth.users');
  for (const id of [ADA, BEA]) {
    await database.query('insert into auth.users (id, email) values ($1, $2)', [id, `${id}@example.test`]);
  }
});

/** Runs a statement as PostgREST would for a role; what it does stays. */
async function as<Row>(role: string, reader: string, sql: string, values: unknown[] = []): Promise<Row[]> {
  let rows: Row[] = [];
  await database.transaction(async (transaction: Transaction) => {
    if (role === 'authenticated') await actAsReader(transaction, reader);
    else await transaction.query(`select set_config('role', $1, true)`, [role]);
    ({ rows } = await transaction.query<Row>(sql, values));
  });
  return rows;
}

const keep = (reader: string, column: string, value: unknown) =>
  as('authenticated', reader, `insert into public.brands (user_id, ${column}) values ($1, $2)`, [
    reader,
    value,
  ]);
const keepLogo = (account: string, size = 1, role = 'service_role') =>
  as(role, '', 'select public.store_brand_logo($1, null, $2, $3, $4, 1, $5)', [
    account,
    ID,
    PNG,
    size,
    'any',
  ]);

async function readLogo(id = ID): Promise<string | null> {
  const [row] = await as<{ png: string | null }>('anon', '', 'select public.read_brand_logo($1) as png', [
    id,
  ]);
  return row?.png ?? null;
}

async function publish(account: string): Promise<void> {
  await database.query(
    `insert into public.menus (id, user_id, name, cocktail_ids, sections) values ($1, $2, 'Friday', '{11002}', $3)`,
    [MENU, account, SECTIONS],
  );
  await database.query('insert into public.menu_publications (menu_id) values ($1)', [MENU]);
}

it.each([
  ['accent', '#FFF000', 'brands_accent_colour'],
  ['accent', 'red', 'brands_accent_colour'],
  ['pairing', 'comic', 'brands_pairing_known'],
  ['design', 'x', 'brands_design_known'],
  ['logo_alt', 'x'.repeat(121), 'brands_logo_alt_length'],
  ['logo_alt', '', 'brands_logo_alt_length'],
])('refuses the %s %j', async (column, value, check) => {
  await expect(keep(ADA, column, value)).rejects.toThrow(check);
});

it('lets the site alone keep a logo, and only beside a brand', async () => {
  await keepLogo(ADA);
  await keep(ADA, 'accent', '#8a5a17');
  await expect(keepLogo(ADA, 1, 'authenticated')).rejects.toThrow('permission denied');
  await expect(keepLogo(ADA, 1201)).rejects.toThrow('brand_logos_width_range');
  await publish(ADA);
  expect(await readLogo()).toBeNull();
  await keepLogo(ADA);
  await keepLogo(ADA);
  expect(await readLogo()).toBe(PNG);
});

it('shows the logo of an account that publishes a menu, though another with the same publishes none', async () => {
  for (const account of [BEA, ADA]) {
    await keep(account, 'accent', null);
    await keepLogo(account);
  }
  expect(await readLogo()).toBeNull();
  await publish(ADA);
  expect(await readLogo()).toBe(PNG);
  expect(await readLogo('b'.repeat(32))).toBeNull();
});

it('gives a guest the look with the menu, and nothing that says whose it is', async () => {
  await keep(ADA, 'pairing', 'deco');
  await keepLogo(ADA);
  await publish(ADA);
  const { rows } = await database.query<{ menu: { brand: unknown } }>(
    'select public.read_published_menu(token) as menu from public.menu_publications',
  );
  expect(rows[0]?.menu.brand).toEqual({
    ...{ accent: null, pairing: 'deco', design: 'pictures', names_product: true, logo_alt: null },
    logo: { id: ID, width: 1, height: 1, tone: 'any' },
  });
  expect(JSON.stringify(rows)).not.toContain(ADA);
});

it('names a logo without words after the bar of its owner', async () => {
  await keep(ADA, 'pairing', 'deco');
  await keepLogo(ADA);
  await publish(ADA);
  const readAlt = async () => {
    const { rows } = await database.query<{ menu: { brand: { logo_alt: string | null } } }>(
      'select public.read_published_menu(token) as menu from public.menu_publications',
    );
    return rows[0]?.menu.brand.logo_alt;
  };
  await database.query(
    `insert into public.bars (id, user_id, name, display_name, time_zone)
     values (gen_random_uuid(), $1, 'zum-hahn', 'Zum Hahn', 'UTC')`,
    [ADA],
  );
  expect(await readAlt()).toBe('Zum Hahn');
  await as('authenticated', ADA, `update public.brands set logo_alt = 'A rooster'`);
  expect(await readAlt()).toBe('A rooster');
});

it('forgets the logo with its brand, and both with the account', async () => {
  await publish(ADA);
  await keep(ADA, 'accent', null);
  await keepLogo(ADA);
  await as('authenticated', ADA, 'delete from public.brands');
  expect(await readLogo()).toBeNull();
  await keep(ADA, 'accent', null);
  await keepLogo(ADA);
  await as('authenticated', ADA, 'select public.delete_own_account()');
  for (const table of ['brands', 'brand_logos']) {
    expect((await database.query(`select 1 from public.${table}`)).rows).toEqual([]);
  }
});

it('counts a change of the look as a write', async () => {
  await keep(ADA, 'accent', null);
  await database.query(
    `insert into public.account_writes values ($1, now(), 120, now(), 120)
     on conflict (user_id) do update set minute_rows = 120`,
    [ADA],
  );
  await expect(as('authenticated', ADA, `update public.brands set accent = '#000000'`)).rejects.toThrow(
    'rate_limited',
  );
});

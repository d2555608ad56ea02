import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { QuotaError, RateLimitedError } from '../netlify/lib/errors.ts';
import { deliverContactMessage } from '../netlify/services/contactMessages.ts';
import { createBarCosts } from '../netlify/services/barCosts.ts';
import { createFavorites } from '../netlify/services/favorites.ts';
import { createMenus } from '../netlify/services/menus.ts';
import { deliverRecipeSubmission } from '../netlify/services/recipeSubmissions.ts';
import { createShelves } from '../netlify/services/shelves.ts';
import { readRecipeIds } from '../src/catalogue/recipeIds.ts';
import { ACCOUNT_LIMITS } from '../src/contracts/people/accountLimits.ts';
import { COST_LIMITS } from '../src/contracts/costs/costLimits.ts';
import { MENU_LIMITS } from '../src/contracts/menus/menuLimits.ts';
import type { Database } from '../tools/serve/database.ts';
import type { LocalBackend } from '../tools/serve/localBackend.ts';
import { startTestBackend } from '../tools/test/testBackend.ts';

const {
  menus: MOST_MENUS,
  menuBytes,
  favorites: MOST_FAVORITES,
  writesAMinute,
  writesAnHour,
} = ACCOUNT_LIMITS;
const FRIDAY = {
  name: 'Friday',
  description: null,
  restaurantName: null,
  currency: null,
  priceLists: [],
  cocktailIds: ['11002'],
};
const SECTIONS = `'[{"title":null,"drinks":[{"cocktailId":"11002","prices":[],"note":null}]}]'`;
const options = { auth: { persistSession: false } };

let backend: LocalBackend;
let database: Database;
let service: SupabaseClient;
let ada: Reader;
beforeAll(async () => {
  backend = await startTestBackend();
  database = backend.database;
  service = createClient(backend.url, backend.secretKey, options);
});
afterAll(() => backend.close());
beforeEach(async () => {
  // The embedded backend reports each refusal of the database.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  ada = await newReader();
});

interface Reader {
  id: string;
  supabase: SupabaseClient;
}

let readers = 0;
/** Somebody who is signed in, with the rights that the publishable key and a token of one's own give. */
async function newReader(): Promise<Reader> {
  const supabase = createClient(backend.url, backend.publishableKey, options);
  const email = `reader-${(readers += 1)}@example.test`;
  await supabase.auth.signInWithOtp({ email });
  const tokenHash = /token_hash=([^&]+)/.exec(backend.outbox.at(-1)?.html ?? '')?.[1] ?? '';
  const { data, error } = await supabase.auth.verifyOtp({ type: 'magiclink', token_hash: tokenHash });
  if (!data.user) throw new Error('The reader could not sign in.', { cause: error });
  return { id: data.user.id, supabase };
}

/** Rows that the operator puts into an account, for which no limit counts. */
const fill = {
  menus: ({ id }: Reader, count: number) =>
    database.query(
      `insert into public.menus (user_id, name, cocktail_ids, sections)
       select $1, 'Menu ' || place, '{11002}', ${SECTIONS} from generate_series(1, $2) as place`,
      [id, count],
    ),
  prices: ({ id }: Reader, count: number) =>
    database.query(
      `insert into public.bottle_prices (user_id, entry, price, size, bought_by)
       select $1, 'bottle-' || place, 2100, 700, 'ml' from generate_series(1, $2) as place`,
      [id, count],
    ),
  favorites: ({ id }: Reader, count: number) =>
    database.query(
      `insert into public.favorites (user_id, cocktail_id, cocktail_name)
       select $1, (20000 + place)::text, 'Drink ' || place from generate_series(1, $2) as place`,
      [id, count],
    ),
};

async function countOf(table: string, { id }: Reader): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    `select count(*)::integer as count from public.${table} where user_id = $1`,
    [id],
  );
  return rows[0]?.count ?? 0;
}

const quotaOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof QuotaError ? error.quota : error),
  );

it('keeps as many menus as an account may have, and one more when one has gone', async () => {
  await fill.menus(ada, MOST_MENUS - 1);
  const menus = createMenus(ada.supabase);
  const last = await menus.create(FRIDAY);
  expect(await quotaOf(menus.create(FRIDAY))).toEqual({ of: 'menus', most: MOST_MENUS });
  expect(await countOf('menus', ada)).toBe(MOST_MENUS);
  // What is there can be changed, and a draft that is sent again is no other menu.
  await menus.change(last.id, { ...FRIDAY, name: 'Late Friday' });
  await menus.delete(last.id);
  const draft = crypto.randomUUID();
  await menus.create(FRIDAY, draft);
  expect(await quotaOf(menus.create(FRIDAY, draft))).toBeUndefined();
});

it('keeps as many prices of bottles as an account may have, changes those, and has room for what goes', async () => {
  await fill.prices(ada, COST_LIMITS.bottles);
  const costs = createBarCosts(ada.supabase);
  const gin = { entry: 'gin', price: 2100, currency: 'EUR', size: 700, by: 'ml' } as const;
  expect(await quotaOf(costs.change(ada.id, { bought: [gin] }))).toEqual({
    ...{ of: 'prices', most: COST_LIMITS.bottles },
  });
  await costs.change(ada.id, { bought: [{ ...gin, entry: 'bottle-1' }] });
  await costs.change(ada.id, { bought: [gin], forgotten: ['bottle-1'] });
  const { bought } = await costs.of(ada.id);
  expect(bought).toHaveLength(COST_LIMITS.bottles);
  expect(bought).toContainEqual(gin);
});

it('lets one of many menus of the same moment have the last place', async () => {
  await fill.menus(ada, MOST_MENUS - 1);
  const menus = createMenus(ada.supabase);
  const made = await Promise.all(Array.from({ length: 12 }, () => quotaOf(menus.create(FRIDAY))));
  expect(made.filter((quota) => quota === undefined)).toHaveLength(1);
  expect(await countOf('menus', ada)).toBe(MOST_MENUS);
});

it('counts the bytes of all menus together, whether made or changed', async () => {
  const cocktailIds = readRecipeIds('data').slice(0, MENU_LIMITS.drinks);
  const note = 'é'.repeat(MENU_LIMITS.note);
  const drinks = cocktailIds.map((cocktailId) => ({
    cocktailId,
    prices: [{ size: null, amounts: ['€ 12'] }],
    note,
  }));
  const long = { ...FRIDAY, cocktailIds, sections: [{ title: null, drinks }] };
  const menus = createMenus(ada.supabase);
  const { id } = await menus.create(long);
  const sizeOf = async (sql: string, value: string) =>
    (await database.query<{ bytes: number }>(sql, [value])).rows[0]?.bytes ?? 0;
  const bytes = await sizeOf('select bytes from public.menus where id = $1', id);
  expect(bytes).toBeGreaterThan(MENU_LIMITS.drinks * MENU_LIMITS.note * 2);
  await database.query(
    `insert into public.menus (user_id, name, cocktail_ids, sections)
     select user_id, name, cocktail_ids, sections from public.menus, generate_series(1, $2) where id = $1`,
    [id, Math.floor(menuBytes / bytes) - 1],
  );
  expect(await quotaOf(menus.create(long))).toEqual({ of: 'bytes', most: menuBytes });
  const short = await menus.create(FRIDAY);
  expect(await quotaOf(menus.change(short.id, long))).toEqual({ of: 'bytes', most: menuBytes });
  await menus.change(id, FRIDAY);
  expect((await menus.change(short.id, long)).cocktailIds).toHaveLength(MENU_LIMITS.drinks);
  const sum = await sizeOf(
    'select sum(bytes)::integer as bytes from public.menus where user_id = $1',
    ada.id,
  );
  expect(sum).toBeLessThanOrEqual(menuBytes);
});

it('keeps as many favorites as an account may have, and knows those that are there', async () => {
  const favorites = createFavorites(ada.supabase);
  const [first = '', second = ''] = readRecipeIds('data');
  await favorites.add({ cocktailId: first, cocktailName: 'First' });
  await fill.favorites(ada, MOST_FAVORITES - 1);
  const more = { cocktailId: second, cocktailName: 'Second' };
  expect(await quotaOf(favorites.add(more))).toEqual({ of: 'favorites', most: MOST_FAVORITES });
  expect(await favorites.add({ cocktailId: first, cocktailName: 'First' })).toEqual({ isFavorite: true });
  await favorites.remove(first);
  expect(await favorites.add(more)).toEqual({ isFavorite: true });
  expect(await countOf('favorites', ada)).toBe(MOST_FAVORITES);
});

it('holds for who writes past the functions too, many rows at once', async () => {
  await fill.favorites(ada, MOST_FAVORITES - 50);
  const rows = Array.from({ length: 51 }, (_, place) => ({ cocktail_id: `${place}`, cocktail_name: 'x' }));
  const { error } = await ada.supabase.from('favorites').insert(rows);
  expect(error).toMatchObject({ code: 'PT422', message: 'quota_reached', details: 'favorites' });
  expect((await ada.supabase.from('favorites').insert(rows.slice(1))).error).toBeNull();
  expect(await countOf('favorites', ada)).toBe(MOST_FAVORITES);
});

const waitOf = (work: Promise<unknown>) =>
  work.then(
    () => 0,
    (error: unknown) => (error instanceof RateLimitedError ? error.retryAfterSeconds : error),
  );
/** Counts of the account as if it had written so much. */
const written = (reader: Reader, minute: number, hour: number) =>
  database.query(
    `insert into public.account_writes values ($1, now(), $2, now(), $3)
     on conflict (user_id) do update set minute_from = now(), minute_rows = $2, hour_from = now(), hour_rows = $3`,
    [reader.id, minute, hour],
  );

it('counts what an account writes in a minute, in all its tables together', async () => {
  const shelves = createShelves(ada.supabase);
  const menus = createMenus(ada.supabase);
  await written(ada, writesAMinute - 2, 0);
  const { id } = await menus.create(FRIDAY);
  await shelves.keep({ entries: ['gin'] });
  for (const write of [
    () => shelves.keep({ entries: ['rum'] }),
    () => menus.change(id, FRIDAY),
    () => createFavorites(ada.supabase).add({ cocktailId: '11002', cocktailName: 'Negroni' }),
  ]) {
    const wait = await waitOf(write());
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
  }
  expect((await shelves.of(ada.id)).entries).toEqual(['gin']);
  expect(await waitOf(createShelves((await newReader()).supabase).of(ada.id))).toBe(0);

  await database.query(
    `update public.account_writes set minute_from = minute_from - interval '1 minute' where user_id = $1`,
    [ada.id],
  );
  expect(await waitOf(shelves.keep({ entries: ['rum'] }))).toBe(0);
});

it('counts what an account writes in an hour', async () => {
  const shelves = createShelves(ada.supabase);
  await written(ada, 0, writesAnHour - 1);
  await shelves.keep({ entries: ['gin'] });
  const wait = await waitOf(shelves.keep({ entries: ['rum'] }));
  expect(wait).toBeGreaterThan(60);
  expect(wait).toBeLessThanOrEqual(3600);
  await database.query(
    `update public.account_writes set hour_from = hour_from - interval '1 hour' where user_id = $1`,
    [ada.id],
  );
  expect(await waitOf(shelves.keep({ entries: ['rum'] }))).toBe(0);
});

it('counts writes of the same moment, and reads never', async () => {
  const shelves = createShelves(ada.supabase);
  await written(ada, writesAMinute - 5, 0);
  const waits = await Promise.all(
    Array.from({ length: 20 }, (_, place) => waitOf(shelves.keep({ entries: [`gin ${place}`] }))),
  );
  expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
  expect(await waitOf(shelves.of(ada.id))).toBe(0);
});

const MESSAGE = { name: 'Ada', email: 'ada@example.test', message: 'Hi', locale: 'nl', website: '' } as const;
const RECIPE = {
  cocktailName: 'Blue Ada',
  ingredients: '50 ml gin',
  method: 'Shake.',
  glassware: 'Coupe',
  garnish: 'Lemon',
  story: null,
  yourName: null,
  photo: null,
  locale: 'de',
  website: '',
} as const;

it.each([
  [
    'messages',
    (from: { ip: string; account: string | null }) => deliverContactMessage(service, MESSAGE, from),
  ],
  [
    'submissions',
    (from: { ip: string; account: string | null }) => deliverRecipeSubmission(service, RECIPE, from),
  ],
] as const)(
  'keeps so many %s of an account, and those of the anonymous',
  async (of, send) => {
    const most = ACCOUNT_LIMITS[of];
    const table = of === 'messages' ? 'contact_messages' : 'recipe_submissions';
    let address = 0;
    const sendAs = (account: string | null) => send({ ip: `192.0.2.${(address += 1) % 250}`, account });
    for (let place = 0; place < most; place += 1) await sendAs(ada.id);
    expect(await quotaOf(sendAs(ada.id))).toEqual({ of, most });
    expect(await countOf(table, ada)).toBe(most);
    expect(await quotaOf(sendAs(null))).toBeUndefined();
  },
  20_000,
);

import { beforeEach, expect, it, vi } from 'vitest';
import { readRecipeIds } from '../../src/catalogue/recipeIds.ts';
import { accountExportSchema } from '../../src/contracts/people/account.ts';
import { ACCOUNT_LIMITS } from '../../src/contracts/people/accountLimits.ts';
import { favoriteSchema } from '../../src/contracts/people/favorite.ts';
import { menuSchema, type Menu } from '../../src/contracts/menus/menu.ts';
import { MENU_LIMITS } from '../../src/contracts/menus/menuLimits.ts';
import { TestBrowser, useBackend } from '../../tools/serve/testBrowser.ts';

const test = useBackend();
/** What a function may answer with at once. */
const SIX_MEGABYTES = 6_000_000;
/** `max_rows` of supabase/config.toml, to which the embedded backend does not keep. */
const MAX_ROWS = 1000;

const ada = new TestBrowser();
let signedIn = false;
beforeEach(async () => {
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
    const url = new URL(input);
    const isList = url.pathname.startsWith('/rest/v1/') && (init?.method ?? 'GET') === 'GET';
    if (isList) url.searchParams.set('limit', String(MAX_ROWS));
    return fetch(url, init);
  });
  if (signedIn) return;
  signedIn = true;
  await ada.signIn(test.backend, 'ada@example.test', 'Ada');
});

async function fill(sql: string, ...values: unknown[]): Promise<void> {
  await test.backend.database.query(
    sql.replaceAll(':ada', `(select id from auth.users where email = 'ada@example.test')`),
    values,
  );
}

/** All pages of the reader's menus, as the site reads them. */
async function pagesOfMenus(): Promise<{ menus: Menu[]; bytes: number }[]> {
  const pages: { menus: Menu[]; bytes: number }[] = [];
  let next: string | undefined = '/api/menus';
  while (next !== undefined) {
    const answer: Response = await ada.get(next);
    const text = await answer.text();
    pages.push({ menus: menuSchema.array().parse(JSON.parse(text)), bytes: Buffer.byteLength(text) });
    next = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
  }
  return pages;
}

it('lists every favorite of an account that is full, the newest first', async () => {
  await fill(
    `insert into public.favorites (user_id, cocktail_id, cocktail_name, created_at)
     select :ada, place::text, 'Drink ' || place, now() - place * interval '1 minute'
     from generate_series(1, $1) as place`,
    ACCOUNT_LIMITS.favorites,
  );
  const listed = favoriteSchema.array().parse(await (await ada.get('/api/favorites')).json());
  expect(listed.map(({ cocktailId }) => Number(cocktailId))).toEqual(
    Array.from({ length: ACCOUNT_LIMITS.favorites }, (_, place) => place + 1),
  );
});

it('lists every menu of an account that is full, in pages that can be answered', async () => {
  const cocktailIds = readRecipeIds('data').slice(0, MENU_LIMITS.drinks);
  const drinks = cocktailIds.map((cocktailId) => ({
    cocktailId,
    prices: [{ size: null, amounts: ['€ 12'] }],
    note: 'é'.repeat(190),
  }));
  const long = { name: 'Menu 0', cocktailIds, sections: [{ title: null, drinks }] };
  expect((await ada.post('/api/menus', long)).status).toBe(201);
  await fill(
    `insert into public.menus (user_id, name, cocktail_ids, sections, updated_at)
     select user_id, 'Menu ' || place, cocktail_ids, sections, now() - place * interval '1 minute'
     from public.menus, generate_series(1, (select $1 / max(bytes) - 1 from public.menus where user_id = :ada)) as place
     where user_id = :ada`,
    ACCOUNT_LIMITS.menuBytes,
  );
  const pages = await pagesOfMenus();
  const menus = pages.flatMap((page) => page.menus);
  const { rows } = await test.backend.database.query<{ id: string; name: string }>(
    'select id, name from public.menus order by id',
  );
  expect(pages.reduce((sum, { bytes }) => sum + bytes, 0)).toBeGreaterThan(SIX_MEGABYTES);
  expect(Math.max(...pages.map(({ bytes }) => bytes))).toBeLessThan(SIX_MEGABYTES);
  expect(menus.map(({ id, name }) => ({ id, name })).sort((a, b) => (a.id < b.id ? -1 : 1))).toEqual(rows);
  for (const page of pages) {
    expect(page.menus.map(({ updatedAt }) => updatedAt)).toEqual(
      page.menus
        .map(({ updatedAt }) => updatedAt)
        .sort()
        .reverse(),
    );
  }
  for (const menu of menus) expect(menu.sections).toEqual(long.sections);
});

it('exports all of it in one file, sent in pieces', async () => {
  await fill(
    `insert into public.contact_messages (name, email, message, locale, user_id)
     select 'Ada', 'ada@example.test', 'Message ' || place, 'nl', :ada from generate_series(1, $1) as place`,
    ACCOUNT_LIMITS.messages,
  );
  await fill(
    `insert into public.recipe_submissions (cocktail_name, ingredients, method, glassware, garnish, locale, user_id)
     select 'Drink ' || place, 'Gin', 'Stir.', 'Coupe', 'Lemon', 'nl', :ada from generate_series(1, $1) as place`,
    ACCOUNT_LIMITS.submissions,
  );
  const answer = await ada.get('/api/account/export');
  expect(answer.headers.get('content-length')).toBeNull();
  expect(answer.headers.get('content-type')).toBe('application/json');
  let text = '';
  let longest = 0;
  const decoder = new TextDecoder();
  for await (const piece of answer.body ?? []) {
    longest = Math.max(longest, piece.byteLength);
    text += decoder.decode(piece, { stream: true });
  }
  expect(text.length).toBeGreaterThan(SIX_MEGABYTES / 2);
  expect(Buffer.byteLength(text)).toBeGreaterThan(SIX_MEGABYTES);
  expect(longest).toBeLessThan(500_000);
  const exported = accountExportSchema.parse(JSON.parse(text));
  expect(exported.favorites).toHaveLength(ACCOUNT_LIMITS.favorites);
  const listed = (await pagesOfMenus()).flatMap(({ menus }) => menus);
  const byId = (one: Menu, other: Menu) => (one.id < other.id ? -1 : 1);
  expect(exported.menus.toSorted(byId)).toEqual(listed.sort(byId));
  expect(new Set(exported.messages.map(({ message }) => message)).size).toBe(ACCOUNT_LIMITS.messages);
  expect(new Set(exported.submissions.map(({ cocktailName }) => cocktailName)).size).toBe(
    ACCOUNT_LIMITS.submissions,
  );
});

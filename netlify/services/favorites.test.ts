import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, vi } from 'vitest';
import { favoriteSchema } from '../../src/contracts/people/favorite.ts';
import { TestBrowser, useBackend } from '../../tools/serve/testBrowser.ts';
import { countWaiting } from '../../tools/test/patience.ts';

const test = useBackend();

let readers = 0;
async function newReader(firstName = 'Ada'): Promise<TestBrowser> {
  const browser = new TestBrowser();
  await browser.signIn(test.backend, `keeper-${(readers += 1)}@example.test`, firstName);
  return browser;
}
const NEGRONI = { cocktailId: '11002', cocktailName: 'Negroni' };
const MARTINI = { cocktailId: '11005', cocktailName: 'Dry Martini' };
const bodyOf = async (answer: Response): Promise<unknown> => [answer.status, await answer.json()];
const listOf = async (browser: TestBrowser) =>
  favoriteSchema.array().parse(await (await browser.get('/api/favorites')).json());

it('keeps favorites, the newest first, each once, and lets them go', async () => {
  const browser = await newReader();
  expect(await listOf(browser)).toEqual([]);
  expect(await bodyOf(await browser.post('/api/favorites', NEGRONI))).toEqual([200, { isFavorite: true }]);
  await browser.post('/api/favorites', MARTINI);
  expect(await bodyOf(await browser.post('/api/favorites', NEGRONI))).toEqual([200, { isFavorite: true }]);
  expect((await listOf(browser)).map(({ cocktailName }) => cocktailName)).toEqual(['Dry Martini', 'Negroni']);

  const check = async (id: string) => bodyOf(await browser.get(`/api/favorites/check/${id}`));
  expect(await check('11002')).toEqual([200, { isFavorite: true }]);
  expect(await check('11001')).toEqual([200, { isFavorite: false }]);
  expect(await check("1' or 1=1")).toEqual([200, { isFavorite: false }]);

  for (let turn = 0; turn < 2; turn += 1) {
    const answer = await browser.ask('DELETE', '/api/favorites/11002');
    expect(await bodyOf(answer)).toEqual([200, { isFavorite: false }]);
  }
  expect(await listOf(browser)).toMatchObject([MARTINI]);
});

it('keeps one where two tabs press at the same moment', async () => {
  const browser = await newReader();
  const answers = await Promise.all(Array.from({ length: 6 }, () => browser.post('/api/favorites', NEGRONI)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
  expect(await listOf(browser)).toHaveLength(1);
});

it('shows and removes nobody else’s', async () => {
  const [ada, bea] = [await newReader(), await newReader('Bea')];
  await ada.post('/api/favorites', NEGRONI);
  expect(await listOf(bea)).toEqual([]);
  await bea.ask('DELETE', '/api/favorites/11002');
  expect(await listOf(ada)).toHaveLength(1);
});

it.each(['negroni', 'x'.repeat(400), '1%27%20or%201=1', '..%2F..%2F'])(
  'takes the id %s for nobody’s favorite',
  async (id) => {
    const browser = await newReader();
    await browser.post('/api/favorites', NEGRONI);
    expect(await bodyOf(await browser.get(`/api/favorites/check/${id}`))).toEqual([
      200,
      { isFavorite: false },
    ]);
    const answer = await browser.ask('DELETE', `/api/favorites/${id}`);
    expect(await bodyOf(answer)).toEqual([200, { isFavorite: false }]);
    expect(await listOf(browser)).toHaveLength(1);
  },
);

it('refuses an id without a recipe with its code', async () => {
  const browser = await newReader();
  const answer = await browser.post('/api/favorites', { ...NEGRONI, cocktailId: '99999' });
  expect(await bodyOf(answer)).toMatchObject([422, { code: 'unknown_recipe' }]);
});

it.each([
  {},
  { cocktailId: '11002' },
  { cocktailId: 11002, cocktailName: 'Negroni' },
  { cocktailId: '11002', cocktailName: ' ' },
  { cocktailId: '11002', cocktailName: 'x'.repeat(121) },
  { cocktailId: 'negroni', cocktailName: 'Negroni' },
  { ...NEGRONI, cocktailName: 'Neg\0roni' },
  { ...NEGRONI, userId: '00000000-0000-4000-8000-00000000000a' },
])('refuses the body %j', async (body) => {
  const answer = await (await newReader()).post('/api/favorites', body);
  expect(await bodyOf(answer)).toMatchObject([400, { code: 'invalid_body' }]);
});

it.each([
  ['GET', '/api/favorites'],
  ['GET', '/api/favorites/check/11002'],
  ['POST', '/api/favorites'],
  ['DELETE', '/api/favorites/11002'],
  ['GET', '/api/account'],
  ['GET', '/api/account/export'],
  ['PATCH', '/api/account'],
  ['DELETE', '/api/account'],
])('%s %s is not for the anonymous, nor for another site', async (method, path) => {
  const body = method === 'GET' ? undefined : NEGRONI;
  const answer = await new TestBrowser().ask(method, path, body);
  expect(await bodyOf(answer)).toMatchObject([401, { code: 'unauthorized' }]);
  if (method === 'GET') return;
  const elsewhere = await (await newReader()).ask(method, path, body, { origin: 'https://evil.example' });
  expect(elsewhere.status).toBe(403);
});

it('signs out and clears the cookies where the session ends in mid-action', async () => {
  const browser = await newReader();
  await test.backend.database.exec('delete from auth.sessions');
  await test.backend.database.query('delete from auth.users where email = $1', [
    `keeper-${readers}@example.test`,
  ]);
  const answer = await browser.post('/api/favorites', NEGRONI);
  expect(answer.status).toBe(401);
  expect([...browser.cookies.keys()]).toEqual(['__Host-mixmaster-known-browser']);
});

it('answers 503 within five seconds while Supabase is silent', async () => {
  const browser = await newReader();
  const silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('SUPABASE_URL', `http://127.0.0.1:${(silent.address() as AddressInfo).port}`);
  vi.stubEnv('SUPABASE_WAIT_MS', undefined);
  const waited = countWaiting();
  const answers = await Promise.all([
    browser.post('/api/favorites', NEGRONI),
    browser.ask('DELETE', '/api/favorites/11002'),
    browser.get('/api/account'),
    browser.ask('PATCH', '/api/account', { firstName: 'Ada' }),
    new TestBrowser().post('/api/auth/code', { email: 'a@example.test', locale: 'en' }),
  ]);
  expect(waited()).toBeLessThan(5000);
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503, 503]);
  expect(browser.cookies.has('__Host-mixmaster-signed-in')).toBe(true);
  silent.close();
  silent.closeAllConnections();
});

it('changes name and language, and only those', async () => {
  const browser = await newReader();
  expect(await bodyOf(await browser.get('/api/account'))).toMatchObject([
    200,
    { firstName: 'Ada', language: 'en', isPro: false },
  ]);
  const change = await browser.ask('PATCH', '/api/account', { firstName: '  Augusta ', language: 'de' });
  expect(await bodyOf(change)).toMatchObject([200, { firstName: 'Augusta', language: 'de' }]);
  await browser.ask('PATCH', '/api/account', { firstName: null });
  expect(await bodyOf(await browser.get('/api/account'))).toMatchObject([
    200,
    { firstName: null, language: 'de' },
  ]);
  for (const body of [
    { isPro: true },
    { language: 'xx' },
    { firstName: 'x'.repeat(41) },
    { firstName: ' ' },
  ]) {
    expect((await browser.ask('PATCH', '/api/account', body)).status).toBe(400);
  }
});

it('exports everything of one reader as a file', async () => {
  const [ada, bea] = [await newReader(), await newReader('Bea')];
  await ada.post('/api/favorites', NEGRONI);
  await bea.post('/api/favorites', MARTINI);
  const gin = { entry: 'gin', price: 2100, currency: 'EUR', size: 700, by: 'ml' };
  await ada.ask('PATCH', '/api/bar-costs', { bought: [gin] });
  await bea.ask('PATCH', '/api/bar-costs', { bought: [{ ...gin, entry: 'rum' }] });
  const answer = await ada.get('/api/account/export');
  expect(answer.headers.get('content-disposition')).toContain('attachment');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(await answer.json()).toMatchObject({
    account: { firstName: 'Ada' },
    favorites: [NEGRONI],
    costs: { settings: null, bought: [gin] },
  });
});

it('deletes an account with everything in it, and no other', async () => {
  const [ada, bea] = [await newReader(), await newReader('Bea')];
  await ada.post('/api/favorites', NEGRONI);
  await bea.post('/api/favorites', NEGRONI);
  const { id } = (await (await ada.get('/api/account')).json()) as { id: string };
  const kept = new TestBrowser();
  for (const [name, value] of ada.cookies) kept.cookies.set(name, value);

  expect((await ada.ask('DELETE', '/api/account')).status).toBe(204);
  expect([...ada.cookies.keys()]).toEqual([]);
  expect((await kept.get('/api/account')).status).toBe(401);
  expect(await listOf(bea)).toHaveLength(1);

  const columns = await test.backend.database.query<{ name: string; column: string }>(
    `select table_schema || '.' || table_name as name, column_name as column
     from information_schema.columns
     where table_schema in ('public', 'auth') and data_type = 'uuid' and column_name in ('id', 'user_id')`,
  );
  expect(columns.rows.map(({ name }) => name)).toContain('public.favorites');
  for (const { name, column } of columns.rows) {
    if (name.includes('audit')) continue;
    const { rows } = await test.backend.database.query(`select 1 from ${name} where ${column} = $1`, [id]);
    expect(rows, name).toEqual([]);
  }
});

const SMOKE = {
  ...{ name: 'Smoke', note: null, glass: 'coupe', method: 'shake', ice: 'none', instructions: null },
  lines: [{ ingredient: 'mezcal', unit: 'ml', amount: 50, garnish: false }],
  ...{ allergens: [], vegan: false, vegetarian: false },
};
async function ownDrink(browser: TestBrowser, id?: string) {
  const answer = await browser.ask(
    'POST',
    '/api/own-drinks',
    SMOKE,
    id === undefined ? {} : { 'idempotency-key': id },
  );
  const drink = (await answer.json()) as { id: string };
  return { cocktailId: drink.id, cocktailName: 'Smoke' };
}

it('keeps an own drink among recipes, and lets it go with the drink', async () => {
  const ada = await newReader();
  const smoke = await ownDrink(ada);
  await ada.post('/api/favorites', NEGRONI);
  expect(await bodyOf(await ada.post('/api/favorites', smoke))).toEqual([200, { isFavorite: true }]);
  await ada.post('/api/favorites', MARTINI);
  expect(await listOf(ada)).toMatchObject([MARTINI, smoke, NEGRONI]);
  const check = async () => bodyOf(await ada.get(`/api/favorites/check/${smoke.cocktailId}`));
  expect(await check()).toEqual([200, { isFavorite: true }]);

  expect((await ada.ask('DELETE', `/api/own-drinks/${smoke.cocktailId}`)).status).toBe(204);
  expect(await listOf(ada)).toMatchObject([MARTINI, NEGRONI]);
  expect((await ada.post('/api/favorites', smoke)).status).toBe(422);
  await ownDrink(ada, smoke.cocktailId);
  expect(await check()).toEqual([200, { isFavorite: false }]);
  await ada.post('/api/favorites', smoke);
  expect(await listOf(ada)).toMatchObject([smoke, MARTINI, NEGRONI]);
  await ada.ask('DELETE', `/api/favorites/${smoke.cocktailId}`);
  expect(await listOf(ada)).toMatchObject([MARTINI, NEGRONI]);
});

it('keeps nobody else’s own drink, and tells no difference between one and none', async () => {
  const [ada, bea] = [await newReader(), await newReader('Bea')];
  const smoke = await ownDrink(ada);
  const nowhere = { ...smoke, cocktailId: '00000000-0000-4000-8000-0000000000ff' };
  const [theirs, none] = [await bea.post('/api/favorites', smoke), await bea.post('/api/favorites', nowhere)];
  expect(theirs.status).toBe(none.status);
  expect(((await theirs.json()) as { code: string }).code).toBe(
    ((await none.json()) as { code: string }).code,
  );
  expect(await listOf(bea)).toEqual([]);
});

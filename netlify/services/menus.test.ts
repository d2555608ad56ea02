import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, vi } from 'vitest';
import { readRecipeIds } from '../../src/catalogue/recipeIds.ts';
import { accountExportSchema } from '../../src/contracts/people/account.ts';
import { menuConflictSchema, menuSchema, type Menu } from '../../src/contracts/menus/menu.ts';
import { TestBrowser, useBackend } from '../../tools/serve/testBrowser.ts';
import { countWaiting } from '../../tools/test/patience.ts';

const test = useBackend();

let readers = 0;
async function newReader(): Promise<TestBrowser> {
  // Each at home elsewhere: one address may ask for so many codes.
  const browser = new TestBrowser(`192.0.2.${(readers += 1)}`);
  await browser.signIn(test.backend, `bar-${readers}@example.test`, 'Ada');
  return browser;
}

const FRIDAY = { name: 'Friday', cocktailIds: ['11002', '11005'] };
const SOMEWHERE = '/api/menus/00000000-0000-4000-8000-00000000000a';
const codeOf = async (answer: Response) => [answer.status, ((await answer.json()) as { code?: string }).code];
const listOf = async (browser: TestBrowser) =>
  menuSchema.array().parse(await (await browser.get('/api/menus')).json());
async function menuOf(browser: TestBrowser, input: object = FRIDAY): Promise<Menu> {
  const answer = await browser.post('/api/menus', input);
  expect(answer.status).toBe(201);
  return menuSchema.parse(await answer.json());
}
const put = (browser: TestBrowser, path: string, body: object = {}) => browser.ask('PUT', path, body);

it('keeps a menu of the specification, all drinks under no title', async () => {
  const ada = await newReader();
  expect(await listOf(ada)).toEqual([]);
  const menu = await menuOf(ada);
  expect(menu).toMatchObject({
    ...FRIDAY,
    description: null,
    restaurantName: null,
    sections: [
      {
        title: null,
        drinks: [
          { cocktailId: '11002', prices: [], note: null },
          { cocktailId: '11005', prices: [], note: null },
        ],
      },
    ],
    version: 1,
    publication: null,
  });
  expect(await listOf(ada)).toEqual([menu]);
});

it('keeps which notes guests are told, and the additives that its owner declares', async () => {
  const ada = await newReader();
  const guestNotes = { additives: true, health: false };
  const line = { cocktailId: '11002', prices: [], note: null };
  const additives = { contains: ['sweetener'], without: ['colour'] };
  const input = { name: 'Friday', cocktailIds: ['11002'], guestNotes };
  const menu = await menuOf(ada, { ...input, sections: [{ title: null, drinks: [{ ...line, additives }] }] });
  expect(menu).toMatchObject({ guestNotes, sections: [{ drinks: [{ additives }] }] });
  const changed = { ...input, guestNotes: { additives: false, health: true }, version: menu.version };
  expect((await put(ada, `/api/menus/${menu.id}`, changed)).status).toBe(200);
  expect(await listOf(ada)).toMatchObject([{ guestNotes: changed.guestNotes }]);
  const plain = await menuOf(ada);
  expect(plain).not.toHaveProperty('guestNotes');
  const twice = { ...line, additives: { contains: ['colour'], without: ['colour'] } };
  const refused = await ada.post('/api/menus', { ...input, sections: [{ title: null, drinks: [twice] }] });
  expect(refused.status).toBe(400);
});

it('keeps sections with prices and notes, trimmed, and HTML as the text that it is', async () => {
  const ada = await newReader();
  const sections = [
    {
      title: ' <b>Stirred</b> ',
      drinks: [{ cocktailId: '11005', prices: [{ size: null, amounts: [' € 9,50 '] }], note: '🍸' }],
    },
    { title: null, drinks: [{ cocktailId: '11002', prices: [], note: null }] },
  ];
  const menu = await menuOf(ada, { ...FRIDAY, cocktailIds: ['11005', '11002'], sections });
  expect(menu.sections).toEqual([
    {
      title: '<b>Stirred</b>',
      drinks: [{ cocktailId: '11005', prices: [{ size: null, amounts: ['€ 9,50'] }], note: '🍸' }],
    },
    { title: null, drinks: [{ cocktailId: '11002', prices: [], note: null }] },
  ]);
});

it('lists the last changed first', async () => {
  const ada = await newReader();
  const { id, version } = await menuOf(ada);
  await menuOf(ada, { ...FRIDAY, name: 'Saturday' });
  expect((await listOf(ada)).map(({ name }) => name)).toEqual(['Saturday', 'Friday']);
  await put(ada, `/api/menus/${id}`, { ...FRIDAY, version });
  expect((await listOf(ada)).map(({ name }) => name)).toEqual(['Friday', 'Saturday']);
});

it('refuses the second of two editors, and says what is stored', async () => {
  const ada = await newReader();
  const { id, version } = await menuOf(ada);
  const first = await put(ada, `/api/menus/${id}`, { ...FRIDAY, name: 'Late Friday', version });
  expect(menuSchema.parse(await first.json())).toMatchObject({ name: 'Late Friday', version: 2 });
  const second = await put(ada, `/api/menus/${id}`, { ...FRIDAY, name: 'Early Friday', version });
  expect(second.status).toBe(409);
  const { current } = menuConflictSchema.parse(await second.json());
  expect(current).toMatchObject({ id, name: 'Late Friday', version: 2 });
  const again = await put(ada, `/api/menus/${id}`, {
    ...FRIDAY,
    name: 'Early Friday',
    version: current.version,
  });
  expect(again.status).toBe(200);
  const plain = await put(ada, `/api/menus/${id}`, FRIDAY);
  expect(menuSchema.parse(await plain.json())).toMatchObject({ name: 'Friday', version: 4 });
});

it('lets one of two editors of the same moment through', async () => {
  const ada = await newReader();
  const { id, version } = await menuOf(ada);
  const answers = await Promise.all(
    ['a', 'b', 'c'].map((name) => put(ada, `/api/menus/${id}`, { ...FRIDAY, name, version })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

it('deletes a menu once', async () => {
  const ada = await newReader();
  const { id } = await menuOf(ada);
  expect((await ada.ask('DELETE', `/api/menus/${id}`)).status).toBe(204);
  expect(await listOf(ada)).toEqual([]);
  expect(await codeOf(await ada.ask('DELETE', `/api/menus/${id}`))).toEqual([404, 'not_found']);
});

it('answers 404 for the menu of somebody else, and leaves it alone', async () => {
  const [ada, bea] = [await newReader(), await newReader()];
  const menu = await menuOf(ada);
  expect(await listOf(bea)).toEqual([]);
  for (const id of [menu.id, 'friday', "1' or 1=1"]) {
    const path = `/api/menus/${encodeURIComponent(id)}`;
    const input = { ...FRIDAY, name: 'Mine' };
    expect(await codeOf(await put(bea, path, input))).toEqual([404, 'not_found']);
    expect(await codeOf(await put(bea, path, { ...input, version: 1 }))).toEqual([404, 'not_found']);
    expect(await codeOf(await bea.ask('DELETE', path))).toEqual([404, 'not_found']);
    expect(await codeOf(await put(bea, `${path}/publication`))).toEqual([404, 'not_found']);
    expect(await codeOf(await bea.ask('DELETE', `${path}/publication`))).toEqual([404, 'not_found']);
    expect(await codeOf(await bea.get(`${path}/live`))).toEqual([404, 'not_found']);
    expect(await codeOf(await put(bea, `${path}/live`, { version: 1, part: 'all' }))).toEqual([
      404,
      'not_found',
    ]);
  }
  expect(await listOf(ada)).toEqual([menu]);
});

it('refuses a drink without a recipe with its code', async () => {
  const ada = await newReader();
  const input = { ...FRIDAY, cocktailIds: ['11002', '99999'] };
  expect(await codeOf(await ada.post('/api/menus', input))).toEqual([422, 'unknown_recipe']);
  const { id } = await menuOf(ada);
  expect(await codeOf(await put(ada, `/api/menus/${id}`, input))).toEqual([422, 'unknown_recipe']);
});

it('takes 200 drinks, and not one more', async () => {
  const ada = await newReader();
  const drinks = (count: number) => ({ ...FRIDAY, cocktailIds: readRecipeIds('data').slice(0, count) });
  expect((await menuOf(ada, drinks(200))).cocktailIds).toHaveLength(200);
  expect(await codeOf(await ada.post('/api/menus', drinks(201)))).toEqual([400, 'invalid_body']);
});

it.each([
  {},
  { name: 'Friday' },
  { ...FRIDAY, cocktailIds: [] },
  { ...FRIDAY, cocktailIds: ['negroni'] },
  { ...FRIDAY, cocktailIds: ['11002', '11002'] },
  { ...FRIDAY, name: ' ' },
  { ...FRIDAY, name: 'x'.repeat(121) },
  { ...FRIDAY, description: 'x'.repeat(2001) },
  { ...FRIDAY, restaurantName: 'x'.repeat(121) },
  { ...FRIDAY, version: 0 },
  { ...FRIDAY, userId: '00000000-0000-4000-8000-00000000000a' },
  { ...FRIDAY, sections: [] },
])('refuses a body that is no menu: %#', async (body) => {
  const ada = await newReader();
  expect(await codeOf(await ada.post('/api/menus', body))).toEqual([400, 'invalid_body']);
  expect(await codeOf(await put(ada, SOMEWHERE, body))).toEqual([400, 'invalid_body']);
});

it('publishes at an address that stays, says what is sold out, and revokes it for good', async () => {
  const ada = await newReader();
  const { id } = await menuOf(ada);
  const path = `/api/menus/${id}/publication`;
  const publish = async (body?: object) =>
    menuSchema.parse(await (await put(ada, path, body)).json()).publication;
  const published = await publish();
  expect(published).toMatchObject({ soldOut: [], followsShelf: false, bottles: [] });
  const { token } = published ?? {};
  // What the menu does not have is left out.
  const bottles = ['amaretto:disaronno', 'coffee-liqueur:kahlua'];
  const sold = {
    token,
    soldOut: ['11005'],
    heldPrices: null,
    followsShelf: false,
    bottles,
    embed: null,
    liveVersion: 1,
    planned: null,
  };
  expect(await publish({ soldOut: ['11005', '11005', '11001'], bottles })).toEqual(sold);
  expect(await publish({ soldOut: ['11005'] })).toEqual(sold);
  expect((await listOf(ada))[0]).toMatchObject({ version: 1, publication: sold });
  // What a call leaves out stays as it is.
  expect(await publish({ bottles })).toEqual(sold);
  await publish({ soldOut: ['11005'], followsShelf: true });
  expect(await publish({ soldOut: ['11005'] })).toEqual({ ...sold, followsShelf: true });
  expect(await publish({ soldOut: ['11005'], followsShelf: false })).toEqual(sold);
  const changed = await put(ada, `/api/menus/${id}`, { ...FRIDAY, name: 'Saturday' });
  expect(menuSchema.parse(await changed.json()).publication).toEqual(sold);
  expect(await codeOf(await put(ada, path, { bottles: ['amaretto'] }))).toEqual([400, 'invalid_body']);
  expect(await codeOf(await put(ada, path, { soldOut: ['x'] }))).toEqual([400, 'invalid_body']);

  for (let turn = 0; turn < 2; turn += 1) {
    const revoked = await ada.ask('DELETE', path);
    expect(menuSchema.parse(await revoked.json()).publication).toBeNull();
  }
  expect((await publish())?.token).not.toBe(token);
});

it('says drink by drink what is sold out: of two phones the later press counts, whichever was sent first', async () => {
  const ada = await newReader();
  const { id } = await menuOf(ada);
  const path = `/api/menus/${id}/publication`;
  const press = async (cocktailId: string, isSoldOut: boolean, secondsAgo: number) => {
    const body = { soldOut: [{ cocktailId, isSoldOut, secondsAgo }] };
    return menuSchema
      .parse(await (await ada.ask('PATCH', path, body)).json())
      .publication?.soldOut.toSorted();
  };
  const [first = '', second = ''] = FRIDAY.cocktailIds;
  expect(await codeOf(await ada.ask('PATCH', path, {}))).toEqual([404, 'not_found']);
  await put(ada, path, { soldOut: [first] });
  expect(await press(second, true, 0)).toEqual([first, second].toSorted());
  expect(await press(second, false, 60), 'an older press that comes later').toEqual(
    [first, second].toSorted(),
  );
  expect(await press(first, false, 60), 'an older press on another drink').toEqual([second]);
  expect(await press(second, false, 0)).toEqual([]);
  expect(await press('11001', true, 0), 'a drink that the menu does not have').toEqual([]);
  for (const secondsAgo of [-1, 172_801])
    expect(
      await codeOf(
        await ada.ask('PATCH', path, { soldOut: [{ cocktailId: first, isSoldOut: true, secondsAgo }] }),
      ),
    ).toEqual([400, 'invalid_body']);
  const bea = await newReader();
  expect(await codeOf(await bea.ask('PATCH', path, {}))).toEqual([404, 'not_found']);
});

it('lets prices hold against the clock until a time, at most a day, and takes that back', async () => {
  const ada = await newReader();
  const { id } = await menuOf(ada);
  const path = `/api/menus/${id}/publication`;
  await put(ada, path);
  const ask = (held: object | null, secondsAgo = 0) =>
    ada.ask('PATCH', path, { prices: { held, secondsAgo } });
  const hold = async (held: object | null, secondsAgo = 0) =>
    menuSchema.parse(await (await ask(held, secondsAgo)).json()).publication?.heldPrices;
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const held = { list: 0, until: inHours(2) };
  expect(await hold(held)).toEqual(held);
  expect(await hold(null, 60), 'an older press').toEqual(held);
  expect(await hold({ list: null, until: held.until })).toEqual({ list: null, until: held.until });
  expect(await codeOf(await ask({ list: 0, until: inHours(26) }))).toEqual([400, 'invalid_body']);
  expect(await hold({ list: 0, until: inHours(-1) }), 'a time that is past').toBeNull();
  expect(await hold(null)).toBeNull();
});

it.each([
  ['GET', '/api/menus'],
  ['POST', '/api/menus'],
  ['PUT', SOMEWHERE],
  ['DELETE', SOMEWHERE],
  ['PUT', `${SOMEWHERE}/publication`],
  ['DELETE', `${SOMEWHERE}/publication`],
])('%s %s is not for the anonymous, nor for another site', async (method, path) => {
  const body = method === 'GET' ? undefined : FRIDAY;
  expect(await codeOf(await new TestBrowser().ask(method, path, body))).toEqual([401, 'unauthorized']);
  if (method === 'GET') return;
  const elsewhere = await (await newReader()).ask(method, path, body, { origin: 'https://evil.example' });
  expect(elsewhere.status).toBe(403);
});

it('answers 503 within five seconds while Supabase is silent', async () => {
  const ada = await newReader();
  const silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('SUPABASE_URL', `http://127.0.0.1:${(silent.address() as AddressInfo).port}`);
  vi.stubEnv('SUPABASE_WAIT_MS', undefined);
  const waited = countWaiting();
  const answers = await Promise.all([
    ada.get('/api/menus'),
    ada.post('/api/menus', FRIDAY),
    put(ada, SOMEWHERE, FRIDAY),
    ada.ask('DELETE', SOMEWHERE),
    put(ada, `${SOMEWHERE}/publication`),
  ]);
  expect(waited()).toBeLessThan(5000);
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503, 503]);
  silent.close();
  silent.closeAllConnections();
});

it('exports the menus with the account, and deletes them with it', async () => {
  const ada = await newReader();
  const menu = await menuOf(ada);
  const exported = accountExportSchema.parse(await (await ada.get('/api/account/export')).json());
  expect(exported.menus).toEqual([menu]);
  expect((await ada.ask('DELETE', '/api/account')).status).toBe(204);
  const { rows } = await test.backend.database.query('select 1 from public.menus where id = $1', [menu.id]);
  expect(rows).toEqual([]);
});

it('answers each unversioned change of the same moment with its own content', async () => {
  const ada = await newReader();
  const { id } = await menuOf(ada);
  const names = Array.from({ length: 16 }, (_, place) => `Friday ${place}`);
  const answers = await Promise.all(names.map((name) => put(ada, `/api/menus/${id}`, { ...FRIDAY, name })));
  const menus = await Promise.all(answers.map(async (answer) => menuSchema.parse(await answer.json())));
  expect(menus.map(({ name }) => name)).toEqual(names);
  expect(menus.map(({ version }) => version).sort((a, b) => a - b)).toEqual(
    names.map((_, place) => place + 2),
  );
});

it.each([2 ** 31, 2 ** 53, 1.5, '1'])('refuses the version %s', async (version) => {
  const ada = await newReader();
  const { id } = await menuOf(ada);
  const answer = await put(ada, `/api/menus/${id}`, { ...FRIDAY, version });
  expect(await codeOf(answer)).toEqual([400, 'invalid_body']);
  expect((await put(ada, `/api/menus/${id}`, { ...FRIDAY, version: 2 ** 31 - 1 })).status).toBe(409);
});

const send = (browser: TestBrowser, key: string, input: object = FRIDAY) =>
  browser.ask('POST', '/api/menus', input, { 'idempotency-key': key });

it('makes one menu of a draft, however often it is sent', async () => {
  const ada = await newReader();
  const key = crypto.randomUUID();
  const answers = await Promise.all(Array.from({ length: 8 }, () => send(ada, key)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  const menus = await Promise.all(answers.map(async (answer) => menuSchema.parse(await answer.json())));
  expect(new Set(menus.map(({ id }) => id)).size).toBe(1);
  expect(await listOf(ada)).toEqual([menus[0]]);
  expect((await send(ada, crypto.randomUUID())).status).toBe(201);
  expect(await listOf(ada)).toHaveLength(2);
});

it('says what a draft has become where it is sent again with other content', async () => {
  const ada = await newReader();
  const key = crypto.randomUUID();
  const made = menuSchema.parse(await (await send(ada, key)).json());
  const again = await send(ada, key, { ...FRIDAY, name: 'Saturday' });
  expect(again.status).toBe(409);
  expect(menuConflictSchema.parse(await again.json()).current).toEqual(made);
  expect(await listOf(ada)).toEqual([made]);
});

it('keeps the keys of readers apart, and takes nothing else for a key', async () => {
  const [ada, bea] = [await newReader(), await newReader()];
  const key = crypto.randomUUID();
  await send(ada, key);
  expect((await send(bea, key)).status).toBe(201);
  expect([(await listOf(ada)).length, (await listOf(bea)).length]).toEqual([1, 1]);
  for (const other of ['1', '', `${key} `.repeat(2)]) {
    expect(await codeOf(await send(ada, other))).toEqual([400, 'invalid_body']);
  }
});

it('makes a menu anew of a draft whose menu was deleted', async () => {
  const ada = await newReader();
  const key = crypto.randomUUID();
  const { id } = menuSchema.parse(await (await send(ada, key)).json());
  await ada.ask('DELETE', `/api/menus/${id}`);
  expect((await send(ada, key)).status).toBe(201);
  expect(await listOf(ada)).toHaveLength(1);
});

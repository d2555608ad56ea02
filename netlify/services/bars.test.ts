import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Bar, BarMenu, OwnBars } from '../../src/contracts/bars/bar.ts';
import { menuSchema, type Menu } from '../../src/contracts/menus/menu.ts';
import { TestBrowser, useBackend } from '../../tools/serve/testBrowser.ts';

const test = useBackend();
const guest = new TestBrowser();

beforeEach(() => {
  // The embedded backend reports each refusal of the database.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
});

let readers = 0;
async function newReader(): Promise<TestBrowser> {
  const browser = new TestBrowser(`203.0.113.${(readers += 1)}`);
  await browser.signIn(test.backend, `owner-${readers}@example.test`, 'Ada');
  return browser;
}

const barOf = (name: string, menus: BarMenu[] = []): Bar => ({
  ...{ name, displayName: 'Zum Hahn', timeZone: 'Europe/Berlin', openingHours: 'Mo–Sa ab 17 Uhr', menus },
});
/** The first bar of each reader. */
const ids = new Map<TestBrowser, string>();
function idOf(browser: TestBrowser): string {
  const id = ids.get(browser) ?? crypto.randomUUID();
  ids.set(browser, id);
  return id;
}
const keep = (browser: TestBrowser, bar: object, id = idOf(browser)) =>
  browser.ask('PUT', `/api/bars/${id}`, bar);
const remove = (browser: TestBrowser) => browser.ask('DELETE', `/api/bars/${idOf(browser)}`, {});
const stateOf = async (browser: TestBrowser, name: string, bar = idOf(browser)) =>
  (
    (await (await browser.get(`/api/bars/names/${encodeURIComponent(name)}?bar=${bar}`)).json()) as {
      state: string;
    }
  ).state;
const answerOf = async (answer: Response) => (await answer.json()) as OwnBars;

async function publish(owner: TestBrowser, name: string): Promise<Menu> {
  const input = { name, restaurantName: 'Anders', cocktailIds: ['11002'] };
  const { id } = menuSchema.parse(await (await owner.post('/api/menus', input)).json());
  return menuSchema.parse(await (await owner.ask('PUT', `/api/menus/${id}/publication`, {})).json());
}

const HAPPY = { days: [1, 2, 3, 4, 5], from: '17:00', to: '19:00' };

it('keeps the bars of an account, their names, and nothing of another', async () => {
  const [ada, bea] = [await newReader(), await newReader()];
  const none = { bars: [], formerNames: [] };
  expect(await answerOf(await ada.get('/api/bars'))).toEqual(none);
  const bar = barOf('zum-hahn-1');
  const own = { id: idOf(ada), brand: null, formerNames: [] as string[] };
  expect(await answerOf(await keep(ada, bar))).toEqual({ bars: [{ ...bar, ...own }], formerNames: [] });
  const renamed = { ...barOf('zum-huhn-1'), ...own, formerNames: ['zum-hahn-1'] };
  expect(await answerOf(await keep(ada, barOf('zum-huhn-1')))).toEqual({ bars: [renamed], formerNames: [] });
  const second = crypto.randomUUID();
  expect(await answerOf(await keep(ada, barOf('am-hafen-1'), second))).toEqual({
    bars: [renamed, { ...barOf('am-hafen-1'), ...own, id: second }],
    formerNames: [],
  });
  expect(await answerOf(await bea.get('/api/bars'))).toEqual(none);
  // The bar of somebody else, and what is no id.
  expect((await keep(bea, barOf('zur-henne-1'), idOf(ada))).status).toBe(404);
  expect((await keep(bea, barOf('zur-henne-1'), 'x')).status).toBe(404);
  await bea.ask('DELETE', `/api/bars/${idOf(ada)}`, {});
  for (const name of ['zum-hahn-1', 'zum-huhn-1']) {
    const refused = await keep(bea, barOf(name));
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ code: 'name_taken' });
  }
  const removed = await answerOf(await remove(ada));
  expect(removed.bars.map(({ id }) => id)).toEqual([second]);
  expect(removed.formerNames).toEqual(['zum-hahn-1', 'zum-huhn-1']);
  expect((await guest.get('/api/bars')).status).toBe(401);
});

it('gives an account five bars, and says so', async () => {
  const ada = await newReader();
  for (const place of [1, 2, 3, 4, 5])
    expect((await keep(ada, barOf(`bar-no-${place}`), crypto.randomUUID())).status).toBe(200);
  const refused = await keep(ada, barOf('bar-no-6'), crypto.randomUUID());
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({ code: 'quota_reached', quota: { of: 'bars', most: 5 } });
});

it('shows each bar with its own menus, clock and look, and a menu on one page', async () => {
  const ada = await newReader();
  const [evening, brunch] = [await publish(ada, 'Abendkarte'), await publish(ada, 'Brunch')];
  const second = crypto.randomUUID();
  const entry = ({ id }: Menu) => ({ menuId: id, hours: null });
  await keep(ada, barOf('zum-hahn-9', [entry(evening), entry(brunch)]));
  await keep(ada, { ...barOf('am-hafen-9', [entry(brunch)]), displayName: 'Am Hafen' }, second);
  const look = { pairing: 'house', design: 'list', namesProduct: true, logo: null };
  await ada.ask('PUT', '/api/brand', { ...look, accent: '#111111' });
  const page = async (name: string) => (await guest.get(`/de/menu/${name}`)).text();
  expect(await page('am-hafen-9')).toContain('/menu-look/111111-house.css');
  const answer = await ada.ask('PUT', `/api/bars/${second}/brand`, { ...look, accent: '#222222' });
  expect(await answer.json()).toMatchObject({ accent: '#222222' });
  expect((await answerOf(await ada.get('/api/bars'))).bars.map(({ brand }) => brand?.accent)).toEqual([
    undefined,
    '#222222',
  ]);
  const [hahn, hafen] = [await page('zum-hahn-9'), await page('am-hafen-9')];
  expect(hahn).toContain('<title>Abendkarte – Zum Hahn');
  expect(hahn).toContain('/menu-look/111111-house.css');
  expect(hahn).not.toContain('Brunch');
  expect(hafen).toContain('<title>Brunch – Am Hafen');
  expect(hafen).toContain('/menu-look/222222-house.css');
  // The look of a bar that is somebody else's, or none.
  const bea = await newReader();
  for (const bar of [second, crypto.randomUUID(), 'x'])
    expect((await bea.ask('PUT', `/api/bars/${bar}/brand`, { ...look, accent: null })).status).toBe(404);
  await bea.ask('DELETE', `/api/bars/${second}/brand`, {});
  expect(await page('am-hafen-9')).toContain('/menu-look/222222-house.css');
  expect(await (await ada.ask('DELETE', `/api/bars/${second}/brand`, {})).json()).toMatchObject({
    accent: '#111111',
  });
  expect(await page('am-hafen-9')).toContain('/menu-look/111111-house.css');
});

it('says whose a name is, and to nobody who is not signed in', async () => {
  const [ada, bea] = [await newReader(), await newReader()];
  await keep(ada, barOf('zum-hahn-2'));
  await keep(ada, barOf('zum-huhn-2'));
  expect(await stateOf(ada, 'zum-huhn-2')).toBe('own');
  expect(await stateOf(ada, 'zum-huhn-2', crypto.randomUUID())).toBe('taken');
  expect(await stateOf(ada, 'zum-huhn-2', 'x')).toBe('taken');
  expect(await stateOf(ada, 'zum-hahn-2')).toBe('former');
  expect(await stateOf(bea, 'zum-hahn-2')).toBe('taken');
  expect(await stateOf(bea, 'zur-henne-2')).toBe('free');
  for (const name of ['admin', 'Zum Hahn', 'arschloch', 'x'.repeat(22)]) {
    expect(await stateOf(bea, name), name).toBe('unfit');
  }
  expect((await guest.get('/api/bars/names/zum-hahn-2')).status).toBe(401);
});

it.each([
  ['a reserved name', { name: 'admin' }],
  ['a name that insults', { name: 'arschloch' }],
  ['a time zone that there is not', { timeZone: 'Mars/Olympus' }],
  ['no name to show', { displayName: ' ' }],
  ['false hours', { menus: [{ menuId: crypto.randomUUID(), hours: { ...HAPPY, to: '7' } }] }],
  ['more than it knows', { owner: 'x' }],
])('refuses %s', async (_, change) => {
  expect((await keep(await newReader(), { ...barOf('zum-hahn-3'), ...change })).status).toBe(400);
});

it('is in the export of its account', async () => {
  const ada = await newReader();
  await keep(ada, barOf('zum-hahn-4'));
  await keep(ada, barOf('zum-huhn-4'));
  expect(await (await ada.get('/api/account/export')).json()).toMatchObject({
    bars: [{ name: 'zum-huhn-4', formerNames: ['zum-hahn-4'] }],
    formerNames: [],
  });
});

it('shows the one menu of a bar under its name, in the language of the address', async () => {
  const ada = await newReader();
  const menu = await publish(ada, 'Abendkarte');
  await keep(ada, barOf('zum-hahn-5', [{ menuId: menu.id, hours: null }]));
  const answer = await guest.get('/de/menu/zum-hahn-5');
  const page = await answer.text();
  expect(answer.status).toBe(200);
  expect(answer.headers.get('netlify-cdn-cache-control')).toBe('public, max-age=30');
  expect(page).toContain('<title>Abendkarte – Zum Hahn');
  expect(page).toContain('Mo–Sa ab 17 Uhr');
  expect(page).not.toContain('Anders');
  expect(page).not.toContain('Karten der Bar');
  // Its own address goes on leading to it, and says nothing of the bar.
  const byToken = await (await guest.get(`/de/menu/${menu.publication?.token ?? ''}`)).text();
  expect(byToken).toContain('Anders');
});

it('shows the menu of the hour first, by the clock of the bar, and the others with their times', async () => {
  const ada = await newReader();
  const [happy, evening] = [await publish(ada, 'Glücksstunde'), await publish(ada, 'Abendkarte')];
  await keep(
    ada,
    barOf('zum-hahn-6', [
      { menuId: happy.id, hours: HAPPY },
      { menuId: evening.id, hours: null },
    ]),
  );
  const headingAt = async (instant: string, query = '') => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(instant) });
    const page = await (await guest.get(`/de/menu/zum-hahn-6${query}`)).text();
    vi.useRealTimers();
    return { page, heading: /<h1[^>]*>\s*([^<]*?)\s*<\/h1>/.exec(page)?.[1] };
  };
  // In July Berlin is two hours ahead of UTC.
  const during = await headingAt('2026-07-01T15:30:00Z');
  expect(during.heading).toBe('Glücksstunde');
  expect(during.page).toContain('Jetzt · Mo–Fr');
  const after = await headingAt('2026-07-01T17:00:00Z');
  expect(after.heading).toBe('Abendkarte');
  expect(after.page).not.toContain('Jetzt');
  expect(after.page).toContain('Mo–Fr, 17:00–19:00');
  expect((await headingAt('2026-07-01T17:00:00Z', '?menu=1')).heading).toBe('Glücksstunde');
  expect((await headingAt('2026-07-01T17:00:00Z', '?menu=9')).heading).toBe('Abendkarte');
  // What was asked for stays asked for, in every language.
  const asked = await headingAt('2026-07-01T17:00:00Z', '?menu=1&without=sulphites');
  expect(asked.page).toMatch(/\/fr\/menu\/zum-hahn-6\?without=sulphites&(#38;|amp;)?menu=1"/);
});

it('leads a name that the bar had to the one that it has, with language and question', async () => {
  const ada = await newReader();
  const menu = await publish(ada, 'Abendkarte');
  await keep(ada, barOf('zum-hahn-7', [{ menuId: menu.id, hours: null }]));
  await keep(ada, barOf('zum-huhn-7', [{ menuId: menu.id, hours: null }]));
  const answer = await guest.get('/de/menu/zum-hahn-7?without=milk');
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe('/de/menu/zum-huhn-7?without=milk');
  const bare = await guest.get('/menu/zum-hahn-7', { 'accept-language': 'de' });
  expect(bare.headers.get('location')).toBe('/de/menu/zum-hahn-7');
});

it('says where a bar shows no menu, and where there is no bar', async () => {
  const ada = await newReader();
  const menu = await publish(ada, 'Abendkarte');
  await keep(ada, barOf('zum-hahn-8', [{ menuId: menu.id, hours: null }]));
  await ada.ask('DELETE', `/api/menus/${menu.id}/publication`, {});
  const none = await guest.get('/de/menu/zum-hahn-8');
  expect(none.status).toBe(404);
  expect(await none.text()).toContain('Die Bar zeigt gerade keine Karte');
  await remove(ada);
  const gone = await guest.get('/de/menu/zum-hahn-8');
  expect(gone.status).toBe(404);
  expect(await gone.text()).toContain('Diese Karte gibt es nicht mehr');
});

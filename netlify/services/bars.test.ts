import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Bar, BarMenu, OwnBar } from '../../src/contracts/bars/bar.ts';
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
const keep = (browser: TestBrowser, bar: object) => browser.ask('PUT', '/api/bar', bar);
const stateOf = async (browser: TestBrowser, name: string) =>
  ((await (await browser.get(`/api/bar/names/${encodeURIComponent(name)}`)).json()) as { state: string })
    .state;
const answerOf = async (answer: Response) => (await answer.json()) as OwnBar;

async function publish(owner: TestBrowser, name: string): Promise<Menu> {
  const input = { name, restaurantName: 'Anders', cocktailIds: ['11002'] };
  const { id } = menuSchema.parse(await (await owner.post('/api/menus', input)).json());
  return menuSchema.parse(await (await owner.ask('PUT', `/api/menus/${id}/publication`, {})).json());
}

const HAPPY = { days: [1, 2, 3, 4, 5], from: '17:00', to: '19:00' };

it('keeps the bar of an account, its names, and nothing of another', async () => {
  const [ada, bea] = [await newReader(), await newReader()];
  expect(await answerOf(await ada.get('/api/bar'))).toEqual({ bar: null, formerNames: [] });
  const bar = barOf('zum-hahn-1');
  expect(await answerOf(await keep(ada, bar))).toEqual({ bar, formerNames: [] });
  const renamed = barOf('zum-huhn-1');
  expect(await answerOf(await keep(ada, renamed))).toEqual({ bar: renamed, formerNames: ['zum-hahn-1'] });
  expect(await answerOf(await bea.get('/api/bar'))).toEqual({ bar: null, formerNames: [] });
  for (const name of ['zum-hahn-1', 'zum-huhn-1']) {
    const refused = await keep(bea, barOf(name));
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ code: 'name_taken' });
  }
  const released = await ada.ask('DELETE', '/api/bar', {});
  expect(await answerOf(released)).toEqual({ bar: null, formerNames: ['zum-hahn-1', 'zum-huhn-1'] });
  expect((await guest.get('/api/bar')).status).toBe(401);
});

it('says whose a name is, and to nobody who is not signed in', async () => {
  const [ada, bea] = [await newReader(), await newReader()];
  await keep(ada, barOf('zum-hahn-2'));
  await keep(ada, barOf('zum-huhn-2'));
  expect(await stateOf(ada, 'zum-huhn-2')).toBe('own');
  expect(await stateOf(ada, 'zum-hahn-2')).toBe('former');
  expect(await stateOf(bea, 'zum-hahn-2')).toBe('taken');
  expect(await stateOf(bea, 'zur-henne-2')).toBe('free');
  for (const name of ['admin', 'Zum Hahn', 'arschloch', 'x'.repeat(22)]) {
    expect(await stateOf(bea, name), name).toBe('unfit');
  }
  expect((await guest.get('/api/bar/names/zum-hahn-2')).status).toBe(401);
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
    bar: { name: 'zum-huhn-4' },
    formerNames: ['zum-hahn-4'],
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
  await ada.ask('DELETE', '/api/bar', {});
  const gone = await guest.get('/de/menu/zum-hahn-8');
  expect(gone.status).toBe(404);
  expect(await gone.text()).toContain('Diese Karte gibt es nicht mehr');
});

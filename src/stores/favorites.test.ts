import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPage, SIGNED_IN } from './testPage.ts';
import { eventually, settle } from '../../tools/test/patience.ts';

const [NEGRONI, SAZERAC] = [
  { cocktailId: '11002', cocktailName: 'Negroni' },
  { cocktailId: '11009', cocktailName: 'Sazerac' },
];
const kept = (drink: typeof NEGRONI, day: number) => ({
  ...drink,
  createdAt: new Date(Date.UTC(2026, 0, day)).toISOString(),
});

/** The calls that the page has made, to be answered in any order. */
let calls: {
  call: string;
  outlivesPage: boolean;
  answer: (how: unknown, status?: number) => Promise<void>;
}[];
const made = () => calls.map(({ call }) => call);
const answer = (call: string, how: unknown = {}, status?: number) =>
  calls.find((one) => one.call === call)?.answer(how, status);
const LOOKUP = 'GET /api/favorites';
const ADD = 'POST /api/favorites';
const LET_GO = 'DELETE /api/favorites/';

beforeEach(() => {
  calls = [];
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    const coming = Promise.withResolvers<Response>();
    calls.push({
      call: `${init.method ?? 'GET'} ${path}`,
      outlivesPage: init.keepalive === true,
      async answer(how, status = 200) {
        if (how instanceof Error) coming.reject(how);
        else coming.resolve(Response.json(how, { status }));
        calls = calls.filter(({ call }) => call !== this.call);
        await settle();
      },
    });
    return coming.promise;
  });
});

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A tab with its own modules, of a reader who has these favorites. */
async function openTab(cookie = SIGNED_IN, found?: object[], held: Record<string, string> = {}) {
  const { show, kept: stored } = openPage(held, cookie);
  const store = await import('./favorites.ts');
  const names = () => {
    const state = store.$favorites.get();
    return state.status === 'ready' ? state.value.map(({ cocktailName }) => cocktailName) : state.status;
  };
  closers.push(
    store.$favorites.listen(() => undefined),
    store.$favoriteIds.listen(() => undefined),
  );
  if (found) await answer(LOOKUP, found);
  return { ...store, show, stored, names, ids: () => [...store.$favoriteIds.get()] };
}

it('looks the favorites up once, the newest first, and not for an anonymous reader', async () => {
  await openTab('');
  expect(made()).toEqual([]);
  const { names } = await openTab(SIGNED_IN);
  expect([names(), made()]).toEqual(['loading', [LOOKUP]]);
  await answer(LOOKUP, [kept(NEGRONI, 1), kept(SAZERAC, 2)]);
  expect(names()).toEqual(['Sazerac', 'Negroni']);
});

it('shows a press at once, lets no second one through, and takes back what the site does not keep', async () => {
  const { toggleFavorite, ids } = await openTab(SIGNED_IN, []);
  const first = toggleFavorite(NEGRONI);
  expect(ids()).toEqual(['11002']);
  expect(await toggleFavorite(NEGRONI)).toMatchObject({ outcome: 'busy' });
  await answer(ADD, {}, 503);
  expect(await first).toEqual({ isWanted: true, outcome: 'failed' });
  expect(ids()).toEqual([]);
});

it('has a press and its undo reach the site also where the page is left at once', async () => {
  const { addFavorite, removeFavorite, putBack } = await openTab(SIGNED_IN, []);
  for (const press of [
    () => addFavorite(NEGRONI),
    () => removeFavorite(kept(NEGRONI, 1)),
    () => putBack(kept(NEGRONI, 1)),
  ]) {
    const pressed = press();
    await settle();
    expect(calls.map(({ outlivesPage }) => outlivesPage)).toEqual([true]);
    for (const call of [...calls]) await call.answer({});
    await pressed;
  }
});

it.each([
  [401, { code: 'unauthorized' }, 'signed-out'],
  [409, { code: 'quota_reached', quota: { of: 'favorites', most: 1000 } }, 'full'],
  [503, {}, 'failed'],
])('says why the site does not keep it: %i', async (status, body, outcome) => {
  const { addFavorite } = await openTab(SIGNED_IN, []);
  const adding = addFavorite(NEGRONI);
  await settle();
  await answer(ADD, body, status);
  expect(await adding).toBe(outcome);
});

it('what was pressed is newer than what the lookup finds', async () => {
  const { toggleFavorite, names, ids } = await openTab();
  void toggleFavorite(NEGRONI);
  await settle();
  await answer(ADD);
  void toggleFavorite(NEGRONI);
  await settle();
  await answer(`${LET_GO}11002`);
  await answer(LOOKUP, [kept(NEGRONI, 1), kept(SAZERAC, 2)]);
  expect([names(), ids()]).toEqual([['Sazerac'], ['11009']]);
});

it('offers to put back what was removed last, whichever removal is answered last', async () => {
  const [negroni, sazerac] = [kept(NEGRONI, 1), kept(SAZERAC, 2)];
  const { removeFavorite, $removed, names } = await openTab(SIGNED_IN, [negroni, sazerac]);
  void removeFavorite(negroni);
  void removeFavorite(sazerac);
  await settle();
  await answer(`${LET_GO}11009`);
  await answer(`${LET_GO}11002`);
  expect(names()).toEqual([]);
  expect($removed.get()).toEqual(sazerac);
});

it('puts back at the top; where that fails it is offered again', async () => {
  const negroni = kept(NEGRONI, 1);
  const { removeFavorite, putBack, $removed, names } = await openTab(SIGNED_IN, [negroni, kept(SAZERAC, 2)]);
  void removeFavorite(negroni);
  await settle();
  await answer(`${LET_GO}11002`);
  void putBack(negroni);
  expect([names(), $removed.get()]).toEqual([['Negroni', 'Sazerac'], undefined]);
  await settle();
  await answer(ADD, {}, 503);
  expect([names(), $removed.get()]).toEqual([['Sazerac'], negroni]);
});

it('removing what is just being put back waits for that, so that the site ends with the last wish', async () => {
  const negroni = kept(NEGRONI, 1);
  const { removeFavorite, putBack, names } = await openTab(SIGNED_IN, []);
  void putBack(negroni);
  await settle();
  void removeFavorite(negroni);
  await settle();
  expect(made()).toEqual([ADD]);
  expect(names()).toEqual([]);
  await answer(ADD);
  expect(names()).toEqual([]);
  expect(made()).toEqual([`${LET_GO}11002`]);
});

it('two tabs agree without a reload', async () => {
  const one = await openTab(SIGNED_IN, []);
  const other = await openTab(SIGNED_IN, []);
  void one.toggleFavorite(NEGRONI);
  await settle();
  await answer(ADD);
  await eventually(() => {
    expect(other.names()).toEqual(['Negroni']);
  });
  void other.toggleFavorite(NEGRONI);
  await settle();
  await answer(`${LET_GO}11002`);
  await eventually(() => {
    expect(one.names()).toEqual([]);
  });
});

it('a page that Back brings as it was left looks again, and believes what it finds', async () => {
  const { toggleFavorite, show, names } = await openTab(SIGNED_IN, []);
  void toggleFavorite(NEGRONI);
  await settle();
  await answer(ADD);
  expect(names()).toEqual(['Negroni']);
  show();
  void toggleFavorite(SAZERAC);
  await settle();
  await answer(ADD);
  await answer(LOOKUP, []);
  expect(names()).toEqual(['Sazerac']);
});

const ACCOUNT = { 'mixmaster-account': JSON.stringify({ id: 'ada', favorites: [kept(SAZERAC, 1)] }) };
const OFFLINE = new TypeError('Failed to fetch');
const WHO = 'GET /api/auth/user';

it('without a network it shows what it saw last, and keeps what is pressed over a reload', async () => {
  const first = await openTab(SIGNED_IN, undefined, ACCOUNT);
  await answer(LOOKUP, OFFLINE);
  expect(first.names()).toEqual(['Sazerac']);
  const press = first.toggleFavorite(NEGRONI);
  await settle();
  await answer(ADD, OFFLINE);
  expect(await press).toEqual({ isWanted: true, outcome: 'later' });
  const next = await openTab(SIGNED_IN, undefined, Object.fromEntries(first.stored));
  await answer(LOOKUP, OFFLINE);
  expect(next.names()).toEqual(['Negroni', 'Sazerac']);
});

it('lets a favorite go and back without a network, and offers to put it back', async () => {
  const sazerac = kept(SAZERAC, 1);
  const { removeFavorite, putBack, $removed, names } = await openTab(SIGNED_IN, [sazerac], ACCOUNT);
  const removing = removeFavorite(sazerac);
  await settle();
  await answer(`${LET_GO}11009`, OFFLINE);
  expect([await removing, names(), $removed.get()]).toEqual(['later', [], sazerac]);
  const putting = putBack(sazerac);
  await settle();
  await answer(ADD, OFFLINE);
  expect([await putting, names(), $removed.get()]).toEqual(['later', ['Sazerac'], undefined]);
});

it('leaves the last offer alone where an earlier removal fails', async () => {
  const [negroni, sazerac] = [kept(NEGRONI, 1), kept(SAZERAC, 2)];
  const { removeFavorite, $removed } = await openTab(SIGNED_IN, [negroni, sazerac]);
  const first = removeFavorite(negroni);
  await settle();
  await answer(`${LET_GO}11002`, {}, 503);
  expect([await first, $removed.get()]).toEqual(['failed', undefined]);
});

const unsent = (owner: string, ...wishes: [typeof NEGRONI, boolean][]) => ({
  ...ACCOUNT,
  'mixmaster-unsent': JSON.stringify(
    wishes.map(([drink, isWanted]) => ({ ...drink, owner, isWanted, at: '2026-01-05T00:00:00.000Z' })),
  ),
});

it('sends what waits in order and once, and forgets what is kept and what is refused', async () => {
  const { sendUnsent, stored } = await openTab(
    SIGNED_IN,
    [],
    unsent('ada', [SAZERAC, false], [NEGRONI, true]),
  );
  const sending = sendUnsent();
  await settle();
  await answer(WHO, { id: 'ada' });
  expect(made()).toEqual([`${LET_GO}11009`]);
  await answer(`${LET_GO}11009`);
  await answer(ADD, { code: 'unknown_recipe' }, 404);
  expect(await sending).toEqual({ kept: 1, refused: 1 });
  expect(stored.has('mixmaster-unsent')).toBe(false);
  expect(await sendUnsent()).toEqual({ kept: 0, refused: 0 });
  expect(made()).toEqual([]);
});

it('what fails on its way stays, with all that comes after it', async () => {
  const { sendUnsent, stored } = await openTab(
    SIGNED_IN,
    [],
    unsent('ada', [SAZERAC, false], [NEGRONI, true]),
  );
  const sending = sendUnsent();
  await settle();
  await answer(WHO, { id: 'ada' });
  await answer(`${LET_GO}11009`, {}, 503);
  expect(await sending).toEqual({ kept: 0, refused: 0 });
  expect(JSON.parse(stored.get('mixmaster-unsent') ?? '')).toHaveLength(2);
});

it('nobody else sends it, nor sees it', async () => {
  const { sendUnsent, stored, names } = await openTab(SIGNED_IN, [], unsent('bob', [NEGRONI, true]));
  const sending = sendUnsent();
  await settle();
  await answer(WHO, { id: 'ada' });
  expect(await sending).toEqual({ kept: 0, refused: 0 });
  expect(names()).toEqual([]);
  expect(stored.get('mixmaster-unsent')).toContain('bob');
});

const OWN = { cocktailId: '00000000-0000-4000-8000-0000000000a1', cocktailName: 'Smoke' };

it('forgets the favorite of a deleted drink without asking the site, and keeps it anew where it comes back', async () => {
  const { forgetFavorite, addFavorite, names } = await openTab(SIGNED_IN, [kept(OWN, 2), kept(NEGRONI, 1)]);
  forgetFavorite(OWN.cocktailId);
  expect([names(), made()]).toEqual([['Negroni'], []]);
  const back = addFavorite(OWN);
  await settle();
  await answer(ADD);
  expect(await back).toBe('kept');
  expect(names()).toEqual(['Smoke', 'Negroni']);
});

it('tells whether a drink is a favorite once that is known, or by what was pressed where the site does not tell', async () => {
  const slow = await openTab(SIGNED_IN);
  const told = [OWN, SAZERAC].map(({ cocktailId }) => slow.isKnownFavorite(cocktailId));
  await answer(LOOKUP, [kept(OWN, 2)]);
  expect(await Promise.all(told)).toEqual([true, false]);
  expect(await slow.isKnownFavorite(OWN.cocktailId)).toBe(true);

  const silent = await openTab(SIGNED_IN);
  const unknown = silent.isKnownFavorite(OWN.cocktailId);
  await answer(LOOKUP, {}, 500);
  expect(await unknown).toBe(false);

  expect(await (await openTab('')).isKnownFavorite(OWN.cocktailId)).toBe(false);
});

it('stops sending the heart of a drink that is gone, and sends what waits behind it', async () => {
  const { sendUnsent, stored } = await openTab(SIGNED_IN, [], unsent('ada', [OWN, true], [NEGRONI, true]));
  const sending = sendUnsent();
  await settle();
  await answer(WHO, { id: 'ada' });
  await answer(ADD, { code: 'unknown_recipe' }, 422);
  await answer(ADD);
  expect(await sending).toEqual({ kept: 1, refused: 1 });
  expect(stored.has('mixmaster-unsent')).toBe(false);
});

import { beforeEach, expect, it, vi } from 'vitest';
import type { BarCosts, BarCostsChange, Purchase } from '../contracts/costs/barCosts.ts';
import { openPage, SIGNED_IN } from './testPage.ts';

const GIN: Purchase = { entry: 'gin', price: 2100, currency: 'EUR', size: 700, by: 'ml' };
const SETTINGS = { waste: 0, tax: 0, target: 200, step: 50, garnish: null, currency: null, country: null };

let account: BarCosts;
let isOnline: boolean;
const changes: BarCostsChange[] = [];

beforeEach(() => {
  account = { settings: null, bought: [GIN] };
  isOnline = true;
  changes.length = 0;
  vi.stubGlobal('fetch', (_: string, init: RequestInit = {}) => {
    if (!isOnline) return Promise.reject(new TypeError('offline'));
    if (init.method !== 'PATCH') return Promise.resolve(Response.json(account));
    const change = JSON.parse(String(init.body)) as BarCostsChange;
    changes.push(change);
    const { bought = [], forgotten = [] } = change;
    const gone = new Set([...bought.map(({ entry }) => entry), ...forgotten]);
    const left = account.bought.filter(({ entry }) => !gone.has(entry));
    account = { settings: change.settings ?? account.settings, bought: [...left, ...bought] };
    return Promise.resolve(new Response(null, { status: 204 }));
  });
});

async function openCosts() {
  openPage({}, SIGNED_IN);
  const costs = await import('./barCosts.ts');
  await costs.barCosts.load().catch(() => undefined);
  const shown = () => {
    const state = costs.barCosts.$state.get();
    return state.status === 'ready' ? state.value : state.status;
  };
  const settled = () => vi.waitFor(() => expect(costs.$costSaving.get()).not.toBe('saving'));
  return { ...costs, shown, settled };
}

it('shows a price at once, and has the account keep what changed alone', async () => {
  const { setPurchase, shown, settled, $costSaving } = await openCosts();
  const rum = { ...GIN, entry: 'rum' };
  setPurchase('rum', rum);
  expect([shown(), $costSaving.get()]).toEqual([{ settings: null, bought: [GIN, rum] }, 'saving']);
  await settled();
  expect(changes).toEqual([{ bought: [rum], forgotten: [] }]);
  expect(account.bought).toEqual([GIN, rum]);
});

it('sends what is written meanwhile with the next request, the last write of each', async () => {
  const { setPurchase, setCostSettings, settled, $costSaving } = await openCosts();
  setPurchase('gin', { ...GIN, price: 2200 });
  setPurchase('gin', { ...GIN, price: 2300 });
  setPurchase('rum', GIN);
  setPurchase('rum', null);
  setCostSettings(SETTINGS);
  await settled();
  expect($costSaving.get()).toBe('saved');
  expect(changes).toHaveLength(2);
  expect(account).toEqual({ settings: SETTINGS, bought: [{ ...GIN, price: 2300 }] });
});

it('keeps what could not be sent, says why, and sends it again', async () => {
  const { setPurchase, saveCostsAgain, barCosts, shown, settled, $costSaving } = await openCosts();
  isOnline = false;
  setPurchase('gin', { ...GIN, price: 2200 });
  await settled();
  expect($costSaving.get()).toBe('offline');
  isOnline = true;
  // What the account says does not take it away.
  await barCosts.refresh();
  expect(shown()).toMatchObject({ bought: [{ price: 2200 }] });
  saveCostsAgain();
  await settled();
  expect([$costSaving.get(), account.bought]).toEqual(['saved', [{ ...GIN, price: 2200 }]]);
});

it.each([
  [401, 'unauthorized', 'session'],
  [422, 'quota_reached', 'full'],
  [429, 'rate_limited', 'limited'],
  [503, 'unavailable', 'unavailable'],
])('knows what an answer %i %s means', async (status, code, problem) => {
  const { setPurchase, settled, $costSaving } = await openCosts();
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ code, message: 'no' }, { status })));
  setPurchase('gin', null);
  await settled();
  expect($costSaving.get()).toBe(problem);
});

it('does not load without a connection, and does when it is back', async () => {
  isOnline = false;
  const { barCosts, shown } = await openCosts();
  expect(shown()).toBe('failed');
  isOnline = true;
  barCosts.retry();
  await vi.waitFor(() => expect(shown()).toEqual({ settings: null, bought: [GIN] }));
});

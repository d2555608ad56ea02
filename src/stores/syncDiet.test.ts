import { beforeEach, expect, it, vi } from 'vitest';
import { NOTHING_EXCLUDED, type Exclusion } from '../domain/diet/exclusion.ts';
import { openPage, SIGNED_IN } from './testPage.ts';

/** What the account keeps; null where the reader has not asked for it. */
let account: string[] | null;
const fetched = vi.fn<typeof fetch>();
const methods = () => fetched.mock.calls.map(([, init]) => init?.method ?? 'GET');

beforeEach(() => {
  account = null;
  fetched.mockReset();
  fetched.mockImplementation((_, init) => {
    if (init?.method === 'DELETE') account = null;
    if (init?.method === 'PUT') ({ avoids: account } = JSON.parse(String(init.body)) as { avoids: string[] });
    return Promise.resolve(Response.json({ owner: 'ada', avoids: account }));
  });
  vi.stubGlobal('fetch', fetched);
});

async function openDiet(avoided: Partial<Exclusion> = {}, more: Record<string, string> = {}) {
  const kept = JSON.stringify({ ...NOTHING_EXCLUDED, ...avoided });
  openPage({ 'mixmaster-diet': kept, ...more }, SIGNED_IN);
  return { ...(await import('./diet.ts')), ...(await import('./syncDiet.ts')) };
}
const AGREED_ON_MILK = { 'mixmaster-diet-agreed': JSON.stringify({ owner: 'ada', avoids: ['milk'] }) };

it('sends the account nothing before the reader asks for it', async () => {
  const { syncDiet, $isInAccount } = await openDiet({ allergens: ['milk'] });
  expect(await syncDiet()).toBe(true);
  expect([methods(), account, $isInAccount.get()]).toEqual([['GET'], null, false]);
});

it('has the account keep it, and forget it, while this browser keeps its own', async () => {
  const { keepInAccount, $isInAccount, $avoided } = await openDiet({ allergens: ['milk'], isVegan: true });
  await keepInAccount(true);
  expect([account, $isInAccount.get()]).toEqual([['milk', 'vegan'], true]);
  await keepInAccount(false);
  expect([account, $isInAccount.get(), $avoided.get().allergens]).toEqual([null, false, ['milk']]);
});

it('avoids on a new device whatever either side avoids', async () => {
  account = ['eggs', 'raw-egg'];
  const { syncDiet, $avoided, $isInAccount } = await openDiet({ allergens: ['milk'] });
  await syncDiet();
  expect($avoided.get()).toMatchObject({ allergens: ['eggs', 'milk'], cautions: ['raw-egg'] });
  expect([account?.toSorted(), $isInAccount.get()]).toEqual([['eggs', 'milk', 'raw-egg'], true]);
});

it('takes back here what was taken back on another device', async () => {
  account = [];
  const { syncDiet, $avoided } = await openDiet({ allergens: ['milk'] }, AGREED_ON_MILK);
  await syncDiet();
  expect($avoided.get().allergens).toEqual([]);
});

it('learns that the account was told to forget it elsewhere, and keeps its own', async () => {
  const { syncDiet, $avoided, $isInAccount } = await openDiet({ allergens: ['milk'] }, AGREED_ON_MILK);
  await syncDiet();
  expect([$isInAccount.get(), $avoided.get().allergens, methods()]).toEqual([false, ['milk'], ['GET']]);
});

it.each([
  ['keeps a diet', ['eggs'], ['eggs', 'mustard']],
  ['keeps none', null, null],
])('leaves nothing of the last account behind where the next one %s', async (_, kept, stored) => {
  account = kept;
  const { syncDiet, $avoided } = await openDiet(
    { allergens: ['milk', 'mustard'], cautions: ['quinine'] },
    { 'mixmaster-diet-agreed': JSON.stringify({ owner: 'eve', avoids: ['milk', 'quinine'] }) },
  );
  await syncDiet();
  expect(account).toEqual(stored);
  expect($avoided.get()).toMatchObject({ allergens: stored ?? ['mustard'], cautions: [] });
});

it('tells the account of a change a moment later, and only where it keeps the diet', async () => {
  vi.useFakeTimers();
  account = ['milk'];
  const { keepDietInSync, avoid, $avoided } = await openDiet({ allergens: ['milk'] }, AGREED_ON_MILK);
  const stop = keepDietInSync();
  await vi.advanceTimersByTimeAsync(10);
  avoid({ ...$avoided.get(), allergens: ['eggs', 'milk'] });
  await vi.advanceTimersByTimeAsync(1600);
  expect(account?.toSorted()).toEqual(['eggs', 'milk']);
  stop();
  vi.useRealTimers();
});

it('asks for nothing where nobody is signed in, and throws where the account cannot be reached', async () => {
  const { syncDiet, keepInAccount } = await openDiet();
  vi.stubGlobal('document', { cookie: '' });
  expect(await syncDiet()).toBe(false);
  expect(fetched).not.toHaveBeenCalled();
  fetched.mockRejectedValueOnce(new TypeError('No network.'));
  await expect(keepInAccount(true)).rejects.toThrow();
});

import { beforeEach, expect, it, vi } from 'vitest';
import { openPage, SIGNED_IN } from './testPage.ts';

interface Account {
  shopping: { entry: string; pieces?: number }[];
  levels: Record<string, { ml: number; full: number }>;
  version: number;
}
/** What the account holds; a change of another version is refused, as the function does it. */
let account: Account;
/** Happens once between a read and the change after it. */
let meanwhile: (() => void) | undefined;
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  account = { shopping: [], levels: {}, version: 0 };
  meanwhile = undefined;
  fetched.mockReset();
  fetched.mockImplementation((path, init) => {
    if (path !== '/api/stock')
      return Promise.resolve(
        Response.json({ owner: 'ada', entries: ['gin'], version: 0, sharedWith: ['Tom'] }),
      );
    if (init?.method !== 'PUT') return Promise.resolve(Response.json({ owner: 'ada', ...account }));
    meanwhile?.();
    meanwhile = undefined;
    const { version, ...sent } = JSON.parse(String(init.body)) as Account;
    if (version !== account.version)
      return Promise.resolve(Response.json({ code: 'conflict', message: 'x' }, { status: 409 }));
    account = { ...sent, version: version + 1 };
    return Promise.resolve(new Response(null, { status: 204 }));
  });
  vi.stubGlobal('fetch', fetched);
});

async function openStock(kept: Record<string, unknown> = {}) {
  const texts = Object.entries({ 'mixmaster-shelf': ['gin'], ...kept }).map(([key, value]) => [
    key,
    JSON.stringify(value),
  ]);
  openPage(Object.fromEntries(texts) as Record<string, string>, SIGNED_IN);
  return {
    ...(await import('./household.ts')),
    ...(await import('./shoppingList.ts')),
    ...(await import('./stock.ts')),
    ...(await import('./syncStock.ts')),
  };
}

const pour = (ml: number) => ({ drink: '11002', day: '2026-11-30', taken: { gin: ml } });

it('brings list, levels and the names of the household together, also when another phone was quicker', async () => {
  const agreed = {
    owner: 'ada',
    shopping: [{ entry: 'ice' }],
    levels: { gin: { ml: 500, full: 700 } },
    pours: [],
  };
  account = { shopping: [{ entry: 'ice' }, { entry: 'mint' }], levels: agreed.levels, version: 4 };
  const { $housemates, $shoppingList, $stock, syncStock } = await openStock({
    'mixmaster-shopping': [{ entry: 'ice' }, { entry: 'lime', pieces: 2 }],
    'mixmaster-stock': { levels: { gin: { ml: 450, full: 700 } }, pours: [pour(50)] },
    'mixmaster-stock-agreed': agreed,
  });
  meanwhile = () => {
    account = {
      shopping: [{ entry: 'mint' }, { entry: 'lime', pieces: 3 }],
      levels: { gin: { ml: 460, full: 700 } },
      version: 5,
    };
  };
  expect(await syncStock()).toBe(true);
  const shopping = [{ entry: 'mint' }, { entry: 'lime', pieces: 5 }];
  expect(account).toEqual({ shopping, levels: { gin: { ml: 410, full: 700 } }, version: 6 });
  expect([$shoppingList.get(), $stock.get()]).toEqual([
    shopping,
    { levels: account.levels, pours: [pour(50)] },
  ]);
  expect($housemates.get()).toEqual(['Tom']);

  // What was poured is taken off once.
  await syncStock();
  expect([account.version, account.levels]).toEqual([6, { gin: { ml: 410, full: 700 } }]);
});

it('takes what the account of another reader left here out of this browser', async () => {
  account = { shopping: [{ entry: 'mint' }], levels: {}, version: 1 };
  const { $shoppingList, $stock, syncStock } = await openStock({
    'mixmaster-shopping': [{ entry: 'ice' }, { entry: 'lime' }],
    'mixmaster-stock': { levels: { gin: { ml: 1, full: 2 } }, pours: [] },
    'mixmaster-stock-agreed': {
      ...{ owner: 'eve', shopping: [{ entry: 'ice' }], levels: { gin: { ml: 1, full: 2 } }, pours: [] },
    },
  });
  await syncStock();
  expect([$shoppingList.get(), $stock.get().levels]).toEqual([[{ entry: 'mint' }, { entry: 'lime' }], {}]);
  expect(account.shopping).toEqual([{ entry: 'mint' }, { entry: 'lime' }]);
});

it('leaves both as they are where one could not hold both', async () => {
  const many = (kind: string) => Array.from({ length: 150 }, (_, place) => ({ entry: `${kind} ${place}` }));
  account = { shopping: many('there'), levels: {}, version: 1 };
  const { $shoppingList, $stockSync, syncStock } = await openStock({ 'mixmaster-shopping': many('here') });
  expect(await syncStock()).toBe(true);
  expect([$stockSync.get(), $shoppingList.get().length, account.version]).toEqual(['full', 150, 1]);
});

it('forgets levels of bottles that have left the shelf, and keeps those that just came', async () => {
  const rum = { ml: 3, full: 700 };
  account = { shopping: [], levels: { vodka: rum, rum }, version: 1 };
  const { $stock, syncStock } = await openStock({
    'mixmaster-stock': { levels: { vodka: rum }, pours: [] },
    'mixmaster-stock-agreed': { owner: 'ada', shopping: [], levels: { vodka: rum }, pours: [] },
  });
  await syncStock();
  expect([account.levels, $stock.get().levels]).toEqual([{ rum }, { rum }]);
});

it('keeps what is here where the account cannot be reached', async () => {
  const { $shoppingList, $stockSync, syncStock } = await openStock({
    'mixmaster-shopping': [{ entry: 'ice' }],
  });
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await syncStock()).toBe(false);
  expect([$shoppingList.get(), $stockSync.get()]).toEqual([
    [{ entry: 'ice' }],
    expect.not.stringMatching('synced'),
  ]);
});

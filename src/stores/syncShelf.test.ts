import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SHELF_LIMITS } from '../contracts/shelf/shelfLimits.ts';
import { openPage, SIGNED_IN } from './testPage.ts';
import { eventually } from '../../tools/test/patience.ts';

/** What the account holds; set by what is sent, unless a test answers itself. */
let account: string[];
const fetched = vi.fn<typeof fetch>();
const puts = () => fetched.mock.calls.filter(([, init]) => init?.method === 'PUT');

beforeEach(() => {
  account = [];
  fetched.mockReset();
  fetched.mockImplementation((_, init) => {
    if (init?.method === 'PUT')
      ({ entries: account } = JSON.parse(String(init.body)) as { entries: string[] });
    return Promise.resolve(Response.json({ owner: 'ada', entries: account }));
  });
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => {
  vi.useRealTimers();
});

async function openShelf(shelf: string[], more: Record<string, string> = {}) {
  const page = openPage({ 'mixmaster-shelf': JSON.stringify(shelf), ...more }, SIGNED_IN);
  return { page, ...(await import('./shelf.ts')), ...(await import('./syncShelf.ts')) };
}

/** Keeps the next call from being answered. */
function holdAnswer(entries: string[]): () => void {
  const held = Promise.withResolvers<Response>();
  fetched.mockReturnValueOnce(held.promise);
  return () => {
    held.resolve(Response.json({ owner: 'ada', entries }));
  };
}

const asked = (times: number) =>
  eventually(() => {
    expect(fetched).toHaveBeenCalledTimes(times);
  });
const names = (count: number, kind: string) =>
  Array.from({ length: count }, (_, place) => `${kind} ${place}`);

it('brings two shelves together as long as one can hold both', async () => {
  const here = names(100, 'here');
  account = names(SHELF_LIMITS.entries - 100, 'there');
  const both = [...account, ...here];
  const { $shelf, $isTooLong, syncShelf } = await openShelf(here);
  await syncShelf();
  expect([$shelf.get(), account]).toEqual([both, both]);
  expect($isTooLong.get()).toBe(false);
});

it('leaves both as they are where one could not hold both, and drops nothing', async () => {
  const here = names(100, 'here');
  account = names(SHELF_LIMITS.entries - 99, 'there');
  const { $shelf, $isTooLong, syncShelf } = await openShelf(here);
  await syncShelf();
  expect($shelf.get()).toEqual(here);
  expect($isTooLong.get()).toBe(true);
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('keeps the shelf where the account cannot be reached, and tries again the next time', async () => {
  const { $shelf, syncShelf } = await openShelf(['gin']);
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await syncShelf();
  expect($shelf.get()).toEqual(['gin']);
  await syncShelf();
  expect(account).toEqual(['gin']);
});

const agreedWith = (owner: string, entries: string[]) => ({
  'mixmaster-shelf-agreed': JSON.stringify({ owner, entries }),
});

it('never hands the shelf of one account to the next one in the same browser', async () => {
  account = ['vodka'];
  const { $shelf, syncShelf } = await openShelf(
    ['gin', 'moonshine', 'lime'],
    agreedWith('eve', ['gin', 'moonshine']),
  );
  await syncShelf();
  expect([account, $shelf.get()]).toEqual([
    ['vodka', 'lime'],
    ['vodka', 'lime'],
  ]);
});

it('brings together as ever where the last account was the same', async () => {
  account = ['vodka', 'gin'];
  const { $shelf, syncShelf } = await openShelf(['gin', 'lime'], agreedWith('ada', ['gin']));
  await syncShelf();
  expect(account).toEqual(['vodka', 'gin', 'lime']);
  expect($shelf.get().toSorted()).toEqual(['gin', 'lime', 'vodka']);
});

it('takes the shelf of another account out of the browser where this one has no room for the rest', async () => {
  account = names(SHELF_LIMITS.entries, 'there');
  const { $shelf, syncShelf } = await openShelf(['gin', 'lime'], agreedWith('eve', ['gin']));
  await syncShelf();
  expect($shelf.get()).toEqual(['lime']);
  expect(account).toHaveLength(SHELF_LIMITS.entries);
});

it('asks for nothing where nobody is signed in', async () => {
  const { syncShelf } = await openShelf(['gin']);
  vi.stubGlobal('document', { cookie: '' });
  await syncShelf();
  expect(fetched).not.toHaveBeenCalled();
});

it('leaves alone what is pressed while the account is asked, and tells it the next time', async () => {
  const { $shelf, toggleIngredient, syncShelf } = await openShelf(['gin', 'lime']);
  const letAnswer = holdAnswer(['gin', 'rum']);
  const sync = syncShelf();
  await asked(1);
  toggleIngredient('lime', []);
  toggleIngredient('campari', []);
  letAnswer();
  await sync;
  expect($shelf.get()).toEqual(['gin', 'rum', 'campari']);
  await syncShelf();
  expect(account).toEqual(['gin', 'rum', 'campari']);
});

it('reads and joins again where another phone of the household was quicker', async () => {
  const { $shelf, syncShelf } = await openShelf(['gin']);
  fetched.mockResolvedValueOnce(Response.json({ owner: 'ada', entries: [], version: 1 }));
  fetched.mockImplementationOnce(() => {
    account = ['rum'];
    return Promise.resolve(Response.json({ code: 'conflict', message: 'x' }, { status: 409 }));
  });
  expect(await syncShelf()).toBe(true);
  expect([$shelf.get(), account]).toEqual([
    ['rum', 'gin'],
    ['rum', 'gin'],
  ]);
  expect(JSON.parse(String(puts()[0]?.[1]?.body))).toEqual({ entries: ['gin'], version: 1 });
});

it('what was taken off on either side since the last time stays off', async () => {
  account = ['gin', 'rum'];
  const { $shelf, syncShelf } = await openShelf(['gin', 'lime'], {
    'mixmaster-shelf-agreed': '{"owner":"ada","entries":["gin","rum","lime"]}',
  });
  await syncShelf();
  expect([$shelf.get(), account]).toEqual([['gin'], ['gin']]);
});

it('one sync follows another, so that the account holds the newest', async () => {
  const { toggleIngredient, syncShelf } = await openShelf(['gin']);
  const letAnswer = holdAnswer([]);
  const first = syncShelf();
  await asked(1);
  toggleIngredient('rum', []);
  const second = syncShelf();
  await new Promise((settled) => setImmediate(settled));
  expect(fetched).toHaveBeenCalledTimes(1);
  letAnswer();
  await Promise.all([first, second]);
  expect(account).toEqual(['gin', 'rum']);
});

it('is in sync a moment after the last change, and calls no more than that', async () => {
  vi.useFakeTimers();
  const { toggleIngredient, keepInSync } = await openShelf(['gin']);
  const end = keepInSync();
  await vi.advanceTimersByTimeAsync(1000);
  toggleIngredient('rum', []);
  await vi.advanceTimersByTimeAsync(1000);
  expect(fetched).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(account).toEqual(['gin', 'rum']);
  expect(puts()).toHaveLength(1);
  end();
  toggleIngredient('lime', []);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(puts()).toHaveLength(1);
});

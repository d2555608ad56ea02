import { expect, it, vi } from 'vitest';
import { MAX_SWAPS } from '../contracts/shelf/shelfLimits.ts';
import { openPage, SIGNED_IN } from './testPage.ts';

/** A signed-in browser with these swaps, of an account with those. */
async function meet(here: string[], account: string[], agreed?: { owner: string; swaps: string[] }) {
  openPage(
    {
      'mixmaster-swaps': JSON.stringify(here),
      ...(agreed && { 'mixmaster-swaps-agreed': JSON.stringify(agreed) }),
    },
    SIGNED_IN,
  );
  let stored = account;
  vi.stubGlobal('fetch', (_: string, init?: RequestInit) => {
    if (init?.method === 'PUT') ({ swaps: stored } = JSON.parse(String(init.body)) as { swaps: string[] });
    return Promise.resolve(Response.json({ owner: 'ada', swaps: stored }));
  });
  const { syncSwaps } = await import('./syncSwaps.ts');
  const { $swaps } = await import('./ownSwaps.ts');
  expect(await syncSwaps()).toBe(true);
  return { here: $swaps.get().toSorted(), account: stored.toSorted() };
}

it('loses nothing at a sign-in', async () => {
  const both = ['a>b', 'c>d'];
  expect(await meet(['a>b'], ['c>d'])).toEqual({ here: both, account: both });
});

it('leaves away what either side has removed since', async () => {
  const agreed = { owner: 'ada', swaps: ['a>b', 'c>d'] };
  expect(await meet(['a>b', 'e>f'], ['c>d'], agreed)).toEqual({ here: ['e>f'], account: ['e>f'] });
});

it('leaves both as they are where one could not hold both', async () => {
  const full = Array.from({ length: MAX_SWAPS }, (_, place) => `x${place}>y`).toSorted();
  expect(await meet(['a>b'], full)).toEqual({ here: ['a>b'], account: full });
});

it('hands nothing of one account to the next', async () => {
  const agreed = { owner: 'eve', swaps: ['a>b'] };
  expect(await meet(['a>b', 'c>d'], [], agreed)).toEqual({ here: ['c>d'], account: ['c>d'] });
});

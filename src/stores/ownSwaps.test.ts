import { expect, it, vi } from 'vitest';
import { SUBSTANCES } from '../contracts/diet/diet.ts';
import { MAX_SWAPS } from '../contracts/shelf/shelfLimits.ts';
import { combineDietaryFacts } from '../domain/diet/dietary.ts';
import { eventually } from '../../tools/test/patience.ts';
import { openPage } from './testPage.ts';

const PEANUTS = SUBSTANCES.indexOf('peanuts');
/** A drink of gin with a lime on it, and one of rum. */
const INDEX = {
  ingredients: [{ id: 'gin' }, { id: 'lime' }, { id: 'peanut-gin', contains: [PEANUTS] }, { id: 'rum' }],
  recipes: [
    { id: '11002', lines: [0], besides: [1] },
    { id: '11003', lines: [6] },
  ],
};
const PLAIN = combineDietaryFacts([]);

async function openSwaps(swaps: unknown) {
  const page = openPage({ 'mixmaster-swaps': JSON.stringify(swaps) });
  const asked: string[] = [];
  vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'de' } });
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return Promise.resolve(Response.json(INDEX));
  });
  return { page, asked, ...(await import('./ownSwaps.ts')) };
}

it.each([
  ['in every drink with it', ['peanut-gin>gin'], '11002', ['peanuts']],
  ['for what goes on it', ['peanut-gin>lime'], '11002', ['peanuts']],
  ['in the named drink', ['peanut-gin>gin@11002'], '11002', ['peanuts']],
  ['not in another one', ['peanut-gin>rum@11002'], '11003', []],
  ['not where it is not asked for', ['peanut-gin>gin'], '11003', []],
])('tells what a swap brings %s', async (_, swaps, drink, contains) => {
  const { $withOwnSwaps, asked } = await openSwaps(swaps);
  const stop = $withOwnSwaps.subscribe(() => undefined);
  await eventually(() => {
    expect($withOwnSwaps.get()(PLAIN, drink).allergens.contains).toEqual(contains);
    expect(asked).toEqual(['/api/de/mix-index.json']);
  });
  stop();
});

it('tells it of a drink of one’s own by what that asks for', async () => {
  const { $withOwnSwaps } = await openSwaps(['peanut-gin>gin']);
  const stop = $withOwnSwaps.subscribe(() => undefined);
  await eventually(() =>
    expect($withOwnSwaps.get()(PLAIN, 'own', ['gin']).allergens.contains).toEqual(['peanuts']),
  );
  stop();
});

it('asks for nothing where there is no swap', async () => {
  const { $withOwnSwaps, asked } = await openSwaps([]);
  const stop = $withOwnSwaps.subscribe(() => undefined);
  expect($withOwnSwaps.get()(PLAIN, '11002')).toBe(PLAIN);
  expect(asked).toEqual([]);
  stop();
});

it('adds each swap once, takes it away, and keeps nothing where none is left', async () => {
  const { page, addSwap, removeSwap } = await openSwaps([]);
  const swap = { use: 'aperol', asked: 'campari' };
  expect([addSwap(swap), addSwap(swap)]).toEqual([true, true]);
  expect(page.kept.get('mixmaster-swaps')).toBe('["aperol>campari"]');
  removeSwap(swap);
  expect(page.kept.has('mixmaster-swaps')).toBe(false);
});

it('takes no more than an account holds', async () => {
  const full = Array.from({ length: MAX_SWAPS }, (_, place) => `a${place}>b`);
  const { $swaps, addSwap } = await openSwaps(full);
  expect(addSwap({ use: 'aperol', asked: 'campari' })).toBe(false);
  expect($swaps.get()).toEqual(full);
});

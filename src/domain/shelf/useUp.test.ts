import { expect, test } from 'vitest';
import type { ShelfMatch } from './shelfMatch.ts';
import { useUp } from './useUp.ts';

const drink = (id: string, have: string[], need: string[] = []): ShelfMatch => ({
  id,
  score: 50,
  tier: 'almost',
  sureness: 0,
  total: have.length + need.length,
  matched: have.map((by) => ({
    line: { ingredient: by, specific: false },
    service: { by, how: 'exact' },
  })),
  missing: need.map((ingredient) => ({ ingredient, specific: false })),
});
const DRINKS = [
  drink('long', ['campari', 'gin', 'lime'], ['vermouth', 'cream']),
  drink('near', ['campari', 'gin'], ['vermouth']),
  drink('without', ['gin', 'lime']),
  drink('done', ['campari', 'soda']),
];
const ids = (open: string[]) => useUp(DRINKS, open).map(({ id }) => id);

test('drinks that need the fewest other things come first', () => {
  expect(ids(['campari'])).toEqual(['done', 'near', 'long']);
});

test('a drink uses all that is open, not a part of it', () => {
  expect(ids(['campari', 'gin'])).toEqual(['near', 'long']);
});

test('of equals those with the fewest things besides come first, then the surest', () => {
  const drinks = [
    drink('three', ['gin', 'lime', 'soda']),
    drink('guessed', ['gin', 'lime']),
    { ...drink('sure', ['gin', 'lime']), sureness: 3 },
    drink('two', ['gin', 'rum']),
  ];
  expect(useUp(drinks, ['gin']).map(({ id }) => id)).toEqual(['sure', 'guessed', 'two', 'three']);
  expect(drinks[0]?.id).toBe('three');
});

test('nothing open, nothing to use up', () => {
  expect(ids([])).toEqual([]);
});

test('levels go before the number of other things, and choose where nothing is marked', () => {
  const weights = new Map([
    ['lime', 2],
    ['soda', 1],
  ]);
  const weighed = (open: string[]) => useUp(DRINKS, open, weights).map(({ id }) => id);
  expect(weighed([])).toEqual(['without', 'done', 'long']);
  expect(weighed(['gin'])).toEqual(['without', 'near', 'long']);
  const equals = [drink('plain', ['gin', 'rum']), drink('low', ['gin', 'rum', 'lime'])];
  expect(useUp(equals, ['gin'], weights).map(({ id }) => id)).toEqual(['low', 'plain']);
});

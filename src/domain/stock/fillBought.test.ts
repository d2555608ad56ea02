import { expect, it } from 'vitest';
import { fillBought, findShelved } from './fillBought.ts';
import { NO_STOCK, pour, putBack, setLevel } from './stock.ts';

const usual = (entry: string) => (entry === 'lime' ? undefined : 750);
const low = setLevel(setLevel(NO_STOCK, 'gin', 20, 1000), 'rum:plantation', 5, 700);

it('fills what is tracked, and new bottles of those who track any', () => {
  const { stock, filled } = fillBought(low, ['gin', 'campari', 'lime', 'vodka'], ['gin', 'vodka'], usual);
  expect(filled).toEqual(['gin', 'campari']);
  expect(stock.levels).toEqual({
    gin: { ml: 1000, full: 1000 },
    'rum:plantation': { ml: 5, full: 700 },
    campari: { ml: 750, full: 750 },
  });
});

it('tracks nothing for those who do not', () => {
  expect(fillBought(NO_STOCK, ['gin'], [], usual)).toEqual({ stock: NO_STOCK, filled: [] });
});

it('is not undone by a drink of the bottle before', () => {
  const made = { drink: '11002', day: '2026-11-29' };
  const poured = pour(low, made, [{ entry: 'gin', ml: 10 }]).stock;
  expect(putBack(fillBought(poured, ['gin'], ['gin'], usual).stock, made).returned).toEqual([]);
});

it('takes a bottle that is tracked for the bought ingredient', () => {
  const shelf = ['rum:plantation', 'vodka:one', 'gin'];
  expect(['rum', 'vodka', 'gin', 'lime'].map((id) => findShelved(low, shelf, id))).toEqual([
    'rum:plantation',
    'vodka',
    'gin',
    'lime',
  ]);
});

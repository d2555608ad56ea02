import { describe, expect, it } from 'vitest';
import type { ShoppingIndex } from '../../contracts/shopping/shoppingIndex.ts';
import { countBottles, countPieces, listNeeds, spreadServings } from './shoppingNeeds.ts';

const index: ShoppingIndex = {
  things: [
    { id: 'gin', name: 'gin', aisle: 'spirits', bottleMl: 700 },
    { id: 'lime', name: 'lime', aisle: 'fresh', bottleMl: 700 },
    { id: 'lime-juice', name: 'lime juice', aisle: 'soft', bottleMl: 1000, source: { of: 1, ml: 25 } },
    { id: 'bourbon', name: 'bourbon', aisle: 'spirits', bottleMl: 700 },
  ],
  drinks: {
    1: {
      name: 'Gimlet',
      lines: [
        { of: 0, ml: 60 },
        { of: 2, ml: 20 },
        { of: 1, ml: 3, pieces: 0.125 },
      ],
    },
    2: { name: 'Straight', lines: [{ of: 3, ml: 50, takes: 'bourbon|rye-whiskey' }, { of: 0 }] },
  },
};
const nothing = () => new Set<string>();

describe('what drinks need', () => {
  it('is added up by thing, with fruit for its juice', () => {
    const servings = new Map([
      ['1', 4],
      ['2', 2],
    ]);
    expect(listNeeds(index, servings, nothing)).toEqual({
      missing: [
        { entry: 'gin', ml: 240 },
        { entry: 'lime', pieces: 4 * (20 / 25) + 4 * 0.125 },
        { entry: 'bourbon', ml: 100 },
      ],
      onShelf: [],
    });
  });

  it('leaves out what the shelf serves, and says how much that is', () => {
    const marked = (takes: readonly string[]) =>
      new Set(takes.filter((one) => one === 'bourbon|rye-whiskey' || one === 'lime-juice'));
    const servings = new Map([
      ['1', 2],
      ['2', 1],
    ]);
    expect(listNeeds(index, servings, marked)).toEqual({
      missing: [
        { entry: 'gin', ml: 120 },
        { entry: 'lime', pieces: 0.25 },
      ],
      onShelf: [
        { entry: 'lime-juice', ml: 40 },
        { entry: 'bourbon', ml: 50 },
      ],
    });
  });

  it.each(['9', 'constructor'])('is nothing of a drink that there is not: %s', (id) => {
    expect(listNeeds(index, new Map([[id, 1]]), nothing)).toEqual({ missing: [], onShelf: [] });
  });
});

it('spreads the drinks of a party so that nobody goes without', () => {
  expect([...spreadServings(['1', '2', '3'], 10)]).toEqual([
    ['1', 4],
    ['2', 4],
    ['3', 4],
  ]);
  expect(spreadServings([], 10).size).toBe(0);
});

it.each([
  [1, 1],
  [700, 1],
  [700.000_000_1, 1],
  [701, 2],
  [1400, 2],
])('buys for %d ml so many bottles: %d', (ml, bottles) => {
  expect(countBottles(ml, { bottleMl: 700 })).toBe(bottles);
});

it.each([
  [0.125, 1],
  [0.1 + 0.2 + 0.7, 1],
  [1.01, 2],
])('buys %d of a thing as so many pieces: %d', (pieces, whole) => {
  expect(countPieces(pieces)).toBe(whole);
});

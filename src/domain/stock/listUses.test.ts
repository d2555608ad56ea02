import { expect, it } from 'vitest';
import type { ShoppingIndex } from '../../contracts/shopping/shoppingIndex.ts';
import { listUses } from './listUses.ts';
import { NO_STOCK, setLevel, type Stock } from './stock.ts';

const ids = [
  'gin',
  'campari',
  'lime-juice',
  'tonic-water',
  'bourbon',
  'cocktail-cherry',
  'angostura-bitters',
];
const placeOf = (id: string) => ids.indexOf(id);
const index: ShoppingIndex = {
  things: ids.map((id) => ({ id, name: id, aisle: 'spirits', bottleMl: 700 })),
  drinks: {
    1: {
      name: 'Sour',
      lines: [
        { of: placeOf('gin'), ml: 45 },
        { of: placeOf('campari'), ml: 30 },
        { of: placeOf('lime-juice'), ml: 20 },
        { of: placeOf('tonic-water') },
        { of: placeOf('cocktail-cherry'), pieces: 1 },
        { of: placeOf('angostura-bitters'), ml: 0.8 },
        { of: placeOf('gin'), ml: 5 },
      ],
    },
    2: { name: 'Straight', lines: [{ of: placeOf('bourbon'), ml: 50, takes: 'bourbon|rye-whiskey' }] },
  },
};
const track = (levels: Record<string, number>): Stock =>
  Object.entries(levels).reduce((stock, [entry, ml]) => setLevel(stock, entry, ml, 700), NO_STOCK);
const serves = { lime: ['=lime-juice'], 'gin:one': ['gin'], 'gin:two': ['gin'], 'rye-whiskey': ['whiskey'] };
const usesOf = (levels: Record<string, number>, drinks = 1, drink = '1', swaps: string[][] = []) =>
  listUses(index, drink, drinks, {
    shelf: Object.keys(levels),
    serves,
    swaps: swaps.map(([use = '', asked = '', only]) => ({
      use,
      asked,
      ...(only !== undefined && { drink: only }),
    })),
    stock: track(levels),
  });

it('takes of each tracked bottle what all lines take of it, for as many drinks', () => {
  expect(usesOf({ gin: 700, 'angostura-bitters': 200 }, 3)).toEqual({
    uses: [
      { entry: 'gin', ml: 150 },
      { entry: 'angostura-bitters', ml: 0.8 * 3 },
    ],
    unmeasured: [],
  });
});

it('does not take what has no amount in millilitres: what fills up, a cherry, the juice of a fruit', () => {
  expect(usesOf({ 'tonic-water': 700, 'cocktail-cherry': 300, lime: 100 })).toEqual({
    uses: [],
    unmeasured: ['lime', 'tonic-water', 'cocktail-cherry'],
  });
});

it('leaves alone what nobody tracks', () => {
  const on = { shelf: ['gin', 'campari'], serves, swaps: [], stock: track({ campari: 500 }) };
  expect(listUses(index, '1', 1, on)?.uses).toEqual([{ entry: 'campari', ml: 30 }]);
});

it('takes of several bottles the one with the least in it, and none that is empty', () => {
  expect(usesOf({ 'gin:one': 600, 'gin:two': 200 })?.uses).toEqual([{ entry: 'gin:two', ml: 50 }]);
  expect(usesOf({ 'gin:one': 0, 'gin:two': 200 })?.uses).toEqual([{ entry: 'gin:two', ml: 50 }]);
  expect(usesOf({ 'gin:one': 1, gin: 700 })?.uses).toEqual([{ entry: 'gin', ml: 50 }]);
});

it('takes what the recipe takes as well', () => {
  expect(usesOf({ 'rye-whiskey': 700 }, 1, '2')?.uses).toEqual([{ entry: 'rye-whiskey', ml: 50 }]);
});

it('takes what the reader pours instead, what is said of this drink first, where it is there', () => {
  const shelf = { campari: 700, aperol: 700, amaretto: 700 };
  const always = ['aperol', 'campari'];
  expect(usesOf(shelf, 1, '1', [always])?.uses).toEqual([{ entry: 'aperol', ml: 30 }]);
  expect(usesOf(shelf, 1, '1', [always, ['amaretto', 'campari', '1']])?.uses).toEqual([
    { entry: 'amaretto', ml: 30 },
  ]);
  expect(usesOf(shelf, 1, '1', [['amaretto', 'campari', '2']])?.uses).toEqual([{ entry: 'campari', ml: 30 }]);
  expect(usesOf({ campari: 700 }, 1, '1', [always])?.uses).toEqual([{ entry: 'campari', ml: 30 }]);
});

it.each(['9', 'constructor'])('knows nothing of a drink that there is not: %s', (drink) => {
  expect(usesOf({ gin: 700 }, 1, drink)).toBeUndefined();
});

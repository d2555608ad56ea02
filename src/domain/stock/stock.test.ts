import { MAX_LEVEL_ML } from '../../contracts/shelf/shelfLimits.ts';
import { describe, expect, it } from 'vitest';
import { SHELF_LIMITS } from '../../contracts/shelf/shelfLimits.ts';
import {
  asStock,
  getLevel,
  isLow,
  keepShelved,
  listToBuy,
  MAX_POURS,
  NO_STOCK,
  pour,
  putBack,
  removeLevel,
  renameLevel,
  setLevel,
  weighOpen,
  type Stock,
} from './stock.ts';

const NEGRONI = { drink: '11002', day: '2026-11-29' };
const stockOf = (levels: Record<string, number>, full = 700): Stock =>
  Object.entries(levels).reduce((stock, [entry, ml]) => setLevel(stock, entry, ml, full), NO_STOCK);

describe('a level', () => {
  it.each([
    [-5, 0, 700],
    [0, 0, 700],
    [700, 700, 700],
    [1000, 1000, 1000],
    [1e9, MAX_LEVEL_ML, MAX_LEVEL_ML],
  ])('of %d ml is %d of %d', (ml, left, full) => {
    expect(getLevel(setLevel(NO_STOCK, 'gin', ml, 700), 'gin')).toEqual({ ml: left, full });
  });

  it('is none of what nobody tracks', () => {
    expect(getLevel(NO_STOCK, 'constructor')).toBeUndefined();
    expect(removeLevel(stockOf({ gin: 1 }), 'gin')).toEqual(NO_STOCK);
  });

  it.each([
    [99.99, 300, true],
    [100, 300, false],
    [175, 700, true],
    [175.01, 700, false],
    [0, 700, true],
  ])('of %d ml of %d is low: %s', (ml, full, low) => {
    expect(isLow({ ml, full })).toBe(low);
  });

  it('counts for the shelf alone, and the lowest that is open weighs most', () => {
    const stock = stockOf({ gin: 175, rum: 400, vodka: 700, aperol: 0, gone: 1 });
    const shelf = ['gin', 'rum', 'vodka', 'aperol', 'lime'];
    expect(listToBuy(stock, shelf, [{ entry: 'gin', isBought: true }])).toEqual(['gin', 'aperol']);
    expect(listToBuy(stock, shelf, [{ entry: 'gin' }])).toEqual(['aperol']);
    expect([...weighOpen(stock, shelf)]).toEqual([
      ['gin', 2],
      ['rum', 1],
    ]);
    expect(Object.keys(keepShelved(stock, shelf).levels)).toEqual(['gin', 'rum', 'vodka', 'aperol']);
  });
});

describe('pouring', () => {
  const uses = [
    { entry: 'gin', ml: 30 },
    { entry: 'campari', ml: 30 },
    { entry: 'lime', ml: 20 },
  ];

  it('lowers what is tracked, and gives back exactly that', () => {
    const before = stockOf({ gin: 700, campari: 500 });
    const { stock, taken } = pour(before, NEGRONI, uses);
    expect(taken).toEqual([
      { entry: 'gin', ml: 30, left: 670, isShort: false },
      { entry: 'campari', ml: 30, left: 470, isShort: false },
    ]);
    expect(putBack(stock, NEGRONI)).toEqual({
      stock: before,
      returned: [
        { entry: 'gin', ml: 30 },
        { entry: 'campari', ml: 30 },
      ],
    });
  });

  it.each([
    [30, 30, 0, false],
    [29.99, 29.99, 0, true],
    [0, 0, 0, true],
  ])('30 ml out of %d takes %d and leaves %d', (held, ml, left, isShort) => {
    const { stock, taken } = pour(stockOf({ gin: held }), NEGRONI, [{ entry: 'gin', ml: 30 }]);
    expect(taken).toEqual([{ entry: 'gin', ml, left, isShort }]);
    expect(getLevel(putBack(stock, NEGRONI).stock, 'gin')?.ml).toBe(held);
  });

  it('adds up without the errors of fractions', () => {
    const dash = [{ entry: 'bitters', ml: 2.400_000_000_000_000_4 }];
    const once = pour(stockOf({ bitters: 200 }, 200), NEGRONI, dash).stock;
    const twice = pour(once, NEGRONI, [{ entry: 'bitters', ml: 0.1 + 0.2 }]).stock;
    expect(getLevel(twice, 'bitters')?.ml).toBe(197.3);
    expect(putBack(twice, NEGRONI).returned).toEqual([{ entry: 'bitters', ml: 2.7 }]);
  });

  it('gives nothing back into a bottle whose level was said since, or that nobody tracks any more', () => {
    const { stock } = pour(stockOf({ gin: 700, campari: 500 }), NEGRONI, uses);
    const said = setLevel(stock, 'gin', 650, 700);
    expect(putBack(said, NEGRONI).returned).toEqual([{ entry: 'campari', ml: 30 }]);
    expect(getLevel(putBack(said, NEGRONI).stock, 'gin')?.ml).toBe(650);
    expect(putBack(removeLevel(said, 'campari'), NEGRONI).returned).toEqual([]);
  });

  it('gives back once, and only what that drink took on that day', () => {
    const { stock } = pour(stockOf({ gin: 700 }), NEGRONI, uses);
    const later = pour(stock, { ...NEGRONI, day: '2026-11-30' }, uses).stock;
    const back = putBack(later, NEGRONI).stock;
    expect(getLevel(back, 'gin')?.ml).toBe(670);
    expect(putBack(back, NEGRONI).returned).toEqual([]);
  });

  it('follows a bottle that gets another name', () => {
    const { stock } = pour(stockOf({ gin: 700 }), NEGRONI, uses);
    const renamed = renameLevel(stock, 'gin', 'gin:beefeater');
    expect(getLevel(renamed, 'gin')).toBeUndefined();
    expect(putBack(renamed, NEGRONI).returned).toEqual([{ entry: 'gin:beefeater', ml: 30 }]);
  });

  it('remembers so many pours and forgets the oldest', () => {
    let stock = stockOf({ gin: 20_000 });
    for (let drink = 0; drink <= MAX_POURS; drink++)
      ({ stock } = pour(stock, { drink: String(drink), day: NEGRONI.day }, uses));
    expect(stock.pours).toHaveLength(MAX_POURS);
    expect(stock.pours[0]?.drink).toBe('1');
  });
});

describe('a stored stock', () => {
  it.each([undefined, null, [], 'x', {}, { levels: [] }])('is none: %j', (value) => {
    expect(asStock(value)).toBeUndefined();
  });

  it('is read as it was written, and what is no level or pour is left out', () => {
    const { stock } = pour(stockOf({ gin: 700 }), NEGRONI, [{ entry: 'gin', ml: 30 }]);
    expect(asStock(JSON.parse(JSON.stringify(stock)))).toEqual(stock);
    const levels = {
      ' ': { ml: 1, full: 1 },
      ['x'.repeat(SHELF_LIMITS.letters + 1)]: { ml: 1, full: 1 },
      minus: { ml: -1, full: 700 },
      much: { ml: 1, full: MAX_LEVEL_ML + 1 },
      text: { ml: '5', full: 700 },
      more: { ml: 800, full: 700 },
    };
    const pours = [
      null,
      { drink: '<b>', day: NEGRONI.day, taken: { gin: 1 } },
      { ...NEGRONI, day: 'today', taken: { gin: 1 } },
      { ...NEGRONI, taken: { gin: -1 } },
    ];
    expect(asStock({ levels, pours })).toEqual({ levels: { more: { ml: 800, full: 800 } }, pours: [] });
  });

  it('holds no more bottles than a shelf', () => {
    const levels = Object.fromEntries(
      Array.from({ length: SHELF_LIMITS.entries + 1 }, (_, place) => [
        `thing ${place}`,
        { ml: 1, full: 700 },
      ]),
    );
    expect(Object.keys(asStock({ levels })?.levels ?? {})).toHaveLength(SHELF_LIMITS.entries);
  });
});

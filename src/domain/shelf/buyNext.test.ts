import fc from 'fast-check';
import { expect, test } from 'vitest';
import { suggestPurchases } from './buyNext.ts';
import { createMatchIndex } from './matchIndex.ts';

const plain = (ids: string[]) => createMatchIndex(ids.map((id) => ({ id, standIns: [], yields: [] })));
const lacks = (texts: string[]) =>
  texts.map((text, index) => ({
    id: String(index),
    matched: [],
    missing: text
      .split(' ')
      .filter(Boolean)
      .map((word) => ({ ingredient: word.replace('!', ''), specific: word.endsWith('!') })),
  }));

test('the one that opens most, and the pair that opens most', () => {
  const { single, pair } = suggestPurchases(
    lacks(['gin', 'gin', 'rum', 'lime mint', 'lime mint', 'lime mint', 'lime mint sugar']),
    plain(['gin', 'rum', 'lime', 'mint', 'sugar']),
  );
  expect(single).toEqual({ ingredients: ['gin'], unlocks: ['0', '1'] });
  expect(pair).toEqual({ ingredients: ['gin', 'rum'], unlocks: ['0', '1', '2'] });
});

test('drinks count for what they are worth: one that everybody asks for before two that nobody does', () => {
  const lacking = lacks(['gin', 'gin', 'rum', 'lime mint']);
  const matchIndex = plain(['gin', 'rum', 'lime', 'mint']);
  const worthOf = (id: string) => ({ '2': 5, '3': 20 })[id] ?? 1;
  const { single, pair } = suggestPurchases(lacking, matchIndex, worthOf);
  expect(single).toEqual({ ingredients: ['rum'], unlocks: ['2'] });
  expect(pair).toEqual({ ingredients: ['lime', 'mint'], unlocks: ['3'] });
  expect(suggestPurchases(lacking, matchIndex).pair?.ingredients).toEqual(['gin', 'rum']);
});

test('a bottle opens what asks for its family, not what it could only stand in for', () => {
  const matchIndex = createMatchIndex([
    { id: 'gin', standIns: [{ use: 'vodka', ratio: 1, remark: 'close' }], yields: [] },
    { id: 'london-dry-gin', parent: 'gin', standIns: [], yields: [] },
    { id: 'vodka', standIns: [], yields: [] },
  ]);
  const { single } = suggestPurchases(lacks(['gin', 'london-dry-gin', 'vodka', 'vodka vodka']), matchIndex);
  expect(single).toEqual({ ingredients: ['gin'], unlocks: ['0', '1'] });
});

test('what is asked by its exact name is opened by that alone', () => {
  const matchIndex = createMatchIndex([
    { id: 'amaro', standIns: [], yields: [] },
    { id: 'cynar', parent: 'amaro', standIns: [], yields: [] },
  ]);
  const { single } = suggestPurchases(lacks(['cynar!', 'cynar!', 'amaro']), matchIndex);
  expect(single).toEqual({ ingredients: ['cynar'], unlocks: ['0', '1', '2'] });
  expect(suggestPurchases(lacks(['cynar!', 'amaro', 'amaro! cynar!']), matchIndex).pair?.unlocks).toEqual([
    '0',
    '1',
    '2',
  ]);
});

test('nothing lacks, nothing to buy', () => {
  expect(suggestPurchases(lacks(['', 'a b c']), plain(['a', 'b', 'c']))).toEqual({
    single: undefined,
    pair: undefined,
  });
});

test('what is bought is the best of all that could be', () => {
  const letters = ['a', 'b', 'c', 'd', 'e'];
  const matchIndex = plain(letters);
  const drink = fc.subarray(letters, { minLength: 1, maxLength: 3 });
  const opened = (drinks: string[][], bought: string[]) =>
    drinks.filter((missing) => missing.every((one) => bought.includes(one))).length;
  fc.assert(
    fc.property(fc.array(drink, { minLength: 1, maxLength: 12 }), (drinks) => {
      const { single, pair } = suggestPurchases(
        lacks(drinks.map((missing) => missing.join(' '))),
        matchIndex,
      );
      const most = (sizes: number[]) => Math.max(0, ...sizes);
      const ofOne = most(letters.map((one) => opened(drinks, [one])));
      const ofTwo = most(
        letters.flatMap((one) =>
          letters.filter((other) => other > one).map((other) => opened(drinks, [one, other])),
        ),
      );
      expect(single?.unlocks.length ?? 0).toBe(ofOne);
      expect(pair?.unlocks.length ?? ofOne).toBe(ofTwo);
    }),
    { numRuns: 1000 },
  );
});

test('one bottle serves one line, one fruit itself and its juice', () => {
  const matchIndex = createMatchIndex([
    { id: 'whiskey', standIns: [], yields: [] },
    { id: 'bourbon', parent: 'whiskey', standIns: [], yields: [] },
    { id: 'rye', parent: 'whiskey', standIns: [], yields: [] },
    { id: 'lime', standIns: [], yields: ['lime-juice'] },
    { id: 'lime-juice', standIns: [], yields: [] },
  ]);
  expect(
    suggestPurchases(lacks(['bourbon rye', 'bourbon rye', 'whiskey']), matchIndex).single?.unlocks,
  ).toEqual(['2']);
  expect(suggestPurchases(lacks(['bourbon rye']), matchIndex)).toMatchObject({
    single: undefined,
    pair: { ingredients: ['bourbon', 'rye'] },
  });
  expect(suggestPurchases(lacks(['lime lime-juice']), matchIndex).single?.ingredients).toEqual(['lime']);
});

test('what is swapped now is lacking, and what can be made with a swap opens nothing new', () => {
  const swapped = {
    line: { ingredient: 'rum', specific: false },
    service: { by: 'gin', how: 'stand-in' as const },
  };
  const [both, none] = lacks(['lime', '']).map((drink) => ({ ...drink, matched: [swapped] }));
  const matchIndex = plain(['rum', 'lime', 'gin']);
  expect(suggestPurchases(both ? [both] : [], matchIndex)).toMatchObject({
    single: undefined,
    pair: { ingredients: ['lime', 'rum'] },
  });
  expect(suggestPurchases(none ? [none] : [], matchIndex)).toEqual({ single: undefined, pair: undefined });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchesByWord, splitWords } from './wordRule.ts';

test.each([
  ['Lime', '30 ml lime juice', true],
  ['limes', 'Lime', true],
  ['LIME', 'key limes, fresh', true],
  ['gin', 'Ginger beer', false],
  ['rum', '60 ml rum', true],
  ['rum', 'rumtopf', false],
  ['vermouth', 'sweet vermouth', true],
  ['o j', 'orange juice', false],
  ['crème de cassis', 'crème de menthe', true],
  ['', 'gin', false],
  ['!?', 'gin', false],
])('%j and %j match by word: %s', (one, other, expected) => {
  expect(matchesByWord(one, other)).toBe(expected);
});

test('punctuation goes, short words go', () => {
  expect(splitWords('Peychaud’s bitters (2 dashes), of N.O.')).toEqual(['peychauds', 'bitters', 'dashes']);
});

test('which of the two is the entry makes no difference', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.string(),
      (one, other) => matchesByWord(one, other) === matchesByWord(other, one),
    ),
  );
});

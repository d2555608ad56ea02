import { expect, test } from 'vitest';
import { createNearWords } from './nearWords.ts';

const near = createNearWords(['vodka', 'cognac', 'sherry', 'cherry', 'gin', 'angostura', 'maraschino']);

test.each([
  // One letter of five may be wrong, two of eight; one more is far.
  ['vodca', [['vodka', true]]],
  ['cognxyc', [['cognac', false]]],
  ['angustora', [['angostura', true]]],
  // What sounds alike is close, whatever its letters.
  ['kognak', [['cognac', true]]],
  [
    'sherrry',
    [
      ['sherry', true],
      ['cherry', true],
    ],
  ],
  // Too short, or nothing like it.
  ['gnu', []],
  ['xyzzy', []],
  ['', []],
])('%j is near to %j', (word, expected) => {
  expect(near(word).map(({ word: other, isClose }) => [other, isClose])).toEqual(expected);
});

test('the nearest comes first, and of two as near the one that sounds alike', () => {
  expect(near('sherrry').map(({ distance }) => distance)).toEqual([0.5, 1.02]);
  const words = createNearWords(['cereza', 'cerveza'])('cerbeza');
  expect(words.map(({ word, isSameSound }) => [word, isSameSound])).toEqual([
    ['cerveza', true],
    ['cereza', false],
  ]);
});

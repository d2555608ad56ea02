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

test('the nearest comes first', () => {
  expect(near('sherrry').map(({ distance }) => distance)).toEqual([1, 2]);
});

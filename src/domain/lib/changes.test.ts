import { expect, it } from 'vitest';
import { BOTH, isEqual, pickChanged } from './changes.ts';

it.each<[unknown, unknown, boolean]>([
  [{ a: 1, b: [2, { c: 3 }] }, { b: [2, { c: 3 }], a: 1 }, true],
  [{ a: 1, b: undefined }, { a: 1 }, true],
  [{ a: 1 }, { a: 1, b: null }, false],
  [[1, 2], [2, 1], false],
  [[1], [1, 2], false],
  [[], {}, false],
  [null, {}, false],
  ['1', 1, false],
  [undefined, undefined, true],
])('of %j and %j it is %j that they are the same', (one, other, expected) => {
  expect(isEqual(one, other)).toBe(expected);
  expect(isEqual(other, one)).toBe(expected);
});

it.each<[string | undefined, string | undefined, string | undefined, unknown]>([
  ['a', 'a', 'b', 'b'],
  ['a', 'b', 'a', 'b'],
  ['a', 'b', 'b', 'b'],
  ['a', undefined, 'a', undefined],
  [undefined, 'b', undefined, 'b'],
  ['a', 'b', 'c', BOTH],
  ['a', undefined, 'c', BOTH],
])('of %j, changed to %j and to %j, it takes the change', (before, mine, theirs, expected) => {
  expect(pickChanged(before, mine, theirs)).toBe(expected);
});

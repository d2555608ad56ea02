import { expect, test } from 'vitest';
import { editDistance } from './editDistance.ts';

test.each([
  ['', '', 0],
  ['gin', '', 3],
  ['vodca', 'vodka', 1],
  ['campair', 'campari', 1],
  ['cointrau', 'cointreau', 1],
  ['angustora', 'angostura', 2],
  ['lemon', 'melon', 2],
])('%j and %j are %i apart', (one, other, distance) => {
  expect(editDistance(one, other)).toBe(distance);
  expect(editDistance(other, one)).toBe(distance);
});

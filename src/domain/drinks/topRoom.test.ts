import { expect, it } from 'vitest';
import { isTopStated, topRoom } from './topRoom.ts';

it.each([
  [50, 300, 'cubes', 95],
  [50, 300, 'none', 150],
  [50, 300, 'crushed', 95],
  // No more of a large glass than of one with 400 ml.
  [50, 400, 'none', 220],
  [50, 900, 'none', 220],
  [129, 300, 'cubes', 15],
  [500, 300, 'cubes', 15],
] as const)(
  '%i ml in a glass of %i ml with ice “%s” are topped up with %i ml',
  (others, capacity, ice, ml) => {
    expect(topRoom(others, capacity, ice)).toBe(ml);
  },
);

it.each([
  [null, false],
  [1, false],
  [4.9, false],
  [5, true],
])('whether %j says how much is poured: %s', (amount, isStated) => {
  expect(isTopStated(amount)).toBe(isStated);
});

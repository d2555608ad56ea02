import { expect, test } from 'vitest';
import { popularDrinks, topGroup } from './popular.ts';

test('the six most viewed come first, equal counts by id', () => {
  const drinks = [3, 9, 9, 1, 7, 2, 8, 4].map((views, index) => ({ id: String(index + 1), views }));
  expect(popularDrinks(drinks).map(({ id }) => id)).toEqual(['2', '3', '7', '5', '8', '1']);
  expect(drinks[0]?.id).toBe('1');
});

test.each([
  [1000, 10],
  [991, 10],
  [990, 20],
  [951, 50],
  [901, 100],
  [900, undefined],
])('of drinks with 1 to 1000 views, one with %i is in the top %j', (views, top) => {
  const drinks = Array.from({ length: 1000 }, (_, index) => ({ views: index + 1 }));
  expect(topGroup(views, drinks)).toBe(top);
});

test('drinks with equal views are in the same group', () => {
  expect(
    topGroup(
      5,
      Array.from({ length: 12 }, () => ({ views: 5 })),
    ),
  ).toBe(10);
});

import { expect, test } from 'vitest';
import { popularDrinks } from './popular.ts';

test('the six most viewed come first, equal counts by id', () => {
  const drinks = [3, 9, 9, 1, 7, 2, 8, 4].map((views, index) => ({ id: String(index + 1), views }));
  expect(popularDrinks(drinks).map(({ id }) => id)).toEqual(['2', '3', '7', '5', '8', '1']);
  expect(drinks[0]?.id).toBe('1');
});

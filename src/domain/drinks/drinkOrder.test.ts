import { expect, test } from 'vitest';
import { COMPARE_DRINKS, DRINK_ORDERS, type DrinkOrder, type OrderedDrink } from './drinkOrder.ts';

const drink = (id: string, views: number, abv: number, count: number): OrderedDrink => ({
  id,
  views,
  abv,
  ingredients: Array.from({ length: count }),
});
/** In the order of their names. */
const LIST = [drink('3', 10, 20, 4), drink('1', 30, 0, 3), drink('4', 30, 35, 2), drink('2', 20, 20, 3)];

test.each<[DrinkOrder, string[]]>([
  ['name', ['3', '1', '4', '2']],
  ['popularity', ['1', '4', '2', '3']],
  ['fewest', ['4', '1', '2', '3']],
  ['lightest', ['1', '3', '2', '4']],
  ['strongest', ['4', '3', '2', '1']],
])('by "%s" the drinks stand as %j, equal ones by name, by popularity by id', (order, ids) => {
  expect(LIST.toSorted(COMPARE_DRINKS[order]).map(({ id }) => id)).toEqual(ids);
});

test("the specification's two orders come first", () => {
  expect(DRINK_ORDERS.slice(0, 2)).toEqual(['name', 'popularity']);
});

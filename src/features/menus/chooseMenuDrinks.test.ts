import { expect, it } from 'vitest';
import { createDrinkSearch } from '../../domain/search/createDrinkSearch.ts';
import { chooseMenuDrinks } from './chooseMenuDrinks.ts';

const DRINKS = [
  { id: '1', name: 'Negroni', category: 0, views: 3, ingredients: [0] },
  { id: '2', name: 'Piña Colada', category: 1, views: 2, ingredients: [1] },
  { id: '3', name: 'Weißer Russe', english: 'White Russian', category: 2, views: 1, ingredients: [2] },
];
const search = createDrinkSearch({
  ingredients: [{ name: 'Gin' }, { name: 'Rum' }, { name: 'Wodka' }],
  drinks: DRINKS,
});
const choose = (text: string, category?: number) => {
  const { found, near } = chooseMenuDrinks({ drinks: DRINKS, search }, { search: text, category });
  return [found, near].map((drinks) => drinks.map(({ id }) => id).join(' '));
};

it.each([
  ['', undefined, '1 2 3'],
  ['  NEGR', undefined, '1'],
  ['pina', undefined, '2'],
  ['colada piña', undefined, '2'],
  ['weisser', undefined, '3'],
  ['russian', undefined, '3'],
  ['negrony', undefined, '1'],
  ['wodka', undefined, '3'],
  ['', 1, '2'],
])('finds for "%s" in category %s: "%s"', (text, category, ids) => {
  expect(choose(text, category)).toEqual([ids, '']);
});

it('offers what it finds in other categories, or what comes nearest, where there is nothing', () => {
  expect(choose('negroni', 1)).toEqual(['', '1']);
  expect(choose('weisser gin rum')[0]).toBe('');
  expect(choose('weisser gin rum')[1]?.split(' ')).toContain('3');
});

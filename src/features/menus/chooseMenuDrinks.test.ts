import { expect, it } from 'vitest';
import { chooseMenuDrinks } from './chooseMenuDrinks.ts';

const DRINKS = [
  { id: '1', name: 'Negroni', category: 0 },
  { id: '2', name: 'Piña Colada', category: 1 },
  { id: '3', name: 'Weißer Russe', english: 'White Russian', category: 2 },
];

it.each([
  ['', undefined, '1 2 3'],
  ['  NEGR', undefined, '1'],
  ['pina', undefined, '2'],
  ['colada piña', undefined, '2'],
  ['weisser', undefined, '3'],
  ['russian', undefined, '3'],
  ['', 1, '2'],
  ['negroni', 1, ''],
])('finds for "%s" in category %s: "%s"', (search, category, ids) => {
  const found = chooseMenuDrinks(DRINKS, { search, category });
  expect(found.map(({ id }) => id).join(' ')).toBe(ids);
});

import { expect, it } from 'vitest';
import { chooseFavorites } from './chooseFavorites.ts';

const FAVORITES = ['Zombie', 'Águila', 'Piña Colada'].map((cocktailName, index) => ({
  id: String(index),
  cocktailId: String(index),
  cocktailName,
  createdAt: new Date(Date.UTC(2026, 0, 9 - index)).toISOString(),
}));
const namesOf = (search: string, sort: 'newest' | 'name') =>
  chooseFavorites(FAVORITES, { search, sort, locale: 'es' }).map(({ cocktailName }) => cocktailName);

it.each([
  ['', 'newest', ['Zombie', 'Águila', 'Piña Colada']],
  ['', 'name', ['Águila', 'Piña Colada', 'Zombie']],
  [' PINA ', 'newest', ['Piña Colada']],
  ['gin', 'name', []],
] as const)('finds %j by %s', (search, sort, names) => {
  expect(namesOf(search, sort)).toEqual(names);
});

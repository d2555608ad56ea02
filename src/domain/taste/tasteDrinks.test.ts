import { expect, it } from 'vitest';
import type { ListIndex } from '../../contracts/drinks/listIndex.ts';
import { readTasteDrinks } from './tasteDrinks.ts';

const COCKTAILS: ListIndex = {
  spirits: { gin: 'Gin' },
  terms: [
    { facet: 'taste', id: 'bitter', name: 'Bitter' },
    { facet: 'taste', id: 'not-sweet', name: 'Not sweet' },
    { facet: 'strength', id: 'none', name: 'Without alcohol' },
    { facet: 'glass', id: 'coupe', name: 'Coupe' },
    { facet: 'method', id: 'stir', name: 'Stirred' },
  ],
  ingredients: [
    { id: 'campari', name: 'Campari' },
    { id: 'simple-syrup', name: 'Simple syrup' },
  ],
  drinks: [
    {
      ...{ id: '1', name: 'Negroni', path: '/cocktail/negroni', taste: 'Bitter', glass: 'Coupe' },
      ...{ abv: 24, spirit: 'gin', views: 9, ingredients: [0, 1], garnishes: [1], terms: [0, 1, 3, 4] },
    },
  ],
};
// The same term has another place in the other file.
const SHOTS: ListIndex = {
  ...COCKTAILS,
  spirits: {},
  terms: [{ facet: 'strength', id: 'none', name: 'Without alcohol' }, COCKTAILS.terms[0] as never],
  ingredients: [],
  drinks: [
    {
      ...{ id: '2', name: 'Nobody', path: '/shot/nobody', taste: 'Bitter', glass: 'Shot' },
      ...{ abv: 0, views: 1, ingredients: [], terms: [0, 1] },
    },
  ],
};

it('reads what drinks of both lists can have in common, and nothing else', () => {
  const { drinks, names } = readTasteDrinks([COCKTAILS, SHOTS]);
  expect(drinks).toEqual([
    {
      ...{ id: '1', name: 'Negroni', path: '/cocktail/negroni', taste: 'Bitter', abv: 24, views: 9 },
      isFree: false,
      facts: ['taste:bitter', 'method:stir', 'spirit:gin', 'ingredient:campari'],
    },
    {
      ...{ id: '2', name: 'Nobody', path: '/shot/nobody', taste: 'Bitter', abv: 0, views: 1 },
      isFree: true,
      facts: ['strength:none', 'taste:bitter'],
    },
  ]);
  expect(names.get('ingredient:campari')).toBe('Campari');
  expect(names.get('taste:bitter')).toBe('Bitter');
});

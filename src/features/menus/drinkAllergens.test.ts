import { expect, it } from 'vitest';
import type { MixIndex } from '../../contracts/shelf/mixIndex.ts';
import { SUBSTANCES } from '../../contracts/diet/diet.ts';
import { createAllergenFinder, nameAllergens, shortenByBrand } from './drinkAllergens.ts';
import type { KnownDrink } from './loadMenuDrinks.ts';

const at = (id: (typeof SUBSTANCES)[number]) => SUBSTANCES.indexOf(id);
const recipe = {
  id: '1',
  name: 'Flip',
  path: 'flip',
  lines: [],
  taste: 0,
} as unknown as MixIndex['recipes'][0];
const own: KnownDrink = {
  ...{ id: 'a-b', name: 'Mine', views: 0, category: 0, ingredients: [] },
  allergens: { contains: ['milk'], mayContain: [] },
};
const allergensOf = createAllergenFinder(
  { byId: new Map([[own.id, own]]) },
  { recipes: [{ ...recipe, contains: [at('eggs')], mayContain: [at('milk')] }] },
);

it('tells what a drink contains and may contain, of recipes and own drinks', () => {
  expect(allergensOf('1')).toEqual({ contains: ['eggs'], mayContain: ['milk'] });
  expect(allergensOf('a-b')).toEqual({ contains: ['milk'], mayContain: [] });
  expect(allergensOf('1')).toBe(allergensOf('1'));
});

it('says nothing of a drink that it does not know', () => {
  expect(allergensOf('2')).toBeUndefined();
});

it('names them', () => {
  const substances = [
    { id: 'eggs', name: 'Eier' },
    { id: 'milk', name: 'Milch' },
  ] as const;
  expect(nameAllergens(['milk', 'eggs', 'lupin'], substances)).toEqual(['Milch', 'Eier', 'lupin']);
});

it.each([
  [[], []],
  [
    ['Eier', 'Milch', 'Sesam'],
    ['Eier?', 'Milch?', 'Sesam?'],
  ],
  [['Eier', 'Milch', 'Sesam', 'Fisch'], ['4 je nach Marke']],
])('writes %j short as %j', (names, short) => {
  expect(shortenByBrand(names, (number) => `${number} je nach Marke`)).toEqual(short);
});

import { expect, it } from 'vitest';
import type { MixIndex } from '../../contracts/shelf/mixIndex.ts';
import { SUBSTANCES } from '../../contracts/diet/diet.ts';
import { createAllergenNames } from './drinkAllergens.ts';
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
const allergensOf = createAllergenNames(
  {
    substances: [
      { id: 'eggs', name: 'Eier' },
      { id: 'milk', name: 'Milch' },
    ],
    byId: new Map([[own.id, own]]),
  },
  { recipes: [{ ...recipe, contains: [at('eggs')], mayContain: [at('milk')] }] },
);

it('names what a drink contains and may contain, of recipes and own drinks', () => {
  expect(allergensOf('1')).toEqual({ contains: ['Eier'], mayContain: ['Milch'] });
  expect(allergensOf('a-b')).toEqual({ contains: ['Milch'], mayContain: [] });
  expect(allergensOf('1')).toBe(allergensOf('1'));
});

it('says nothing of a drink that it does not know', () => {
  expect(allergensOf('2')).toBeUndefined();
});

import type { OwnRecipe } from '../../contracts/own-drinks/ownDrink.ts';

/** For tests: a drink with a line of the catalogue, one that it does not know, and a garnish. */
export const SMOKE: OwnRecipe = {
  name: 'Smoke',
  note: 'Ours',
  glass: 'nick-and-nora',
  method: 'stir',
  ice: 'none',
  lines: [
    { ingredient: 'gin', unit: 'ml', amount: 22.5, garnish: false },
    { name: 'House cordial', strength: 12, colour: '#884422', unit: 'ml', amount: 20, garnish: false },
    { ingredient: 'lemon', unit: 'twist', amount: 1, garnish: true },
  ],
  instructions: 'Stir.\nStrain.',
  allergens: ['sulphites'],
  vegan: true,
  vegetarian: true,
  after: null,
  house: null,
};

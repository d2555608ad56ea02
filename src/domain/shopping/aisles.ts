import type { IngredientCategory } from '../../contracts/drinks/ingredient.ts';
import type { Aisle } from '../../contracts/shopping/aisles.ts';

/** Where a shop has the ingredients of a category. */
export const AISLE_OF: Readonly<Record<IngredientCategory, Aisle>> = {
  fruit: 'fresh',
  herb: 'fresh',
  dairy: 'cooled',
  egg: 'cooled',
  spice: 'pantry',
  garnish: 'pantry',
  pantry: 'pantry',
  syrup: 'pantry',
  juice: 'soft',
  mixer: 'soft',
  wine: 'wine',
  'fortified-wine': 'wine',
  beer: 'wine',
  spirit: 'spirits',
  liqueur: 'spirits',
  bitters: 'spirits',
};

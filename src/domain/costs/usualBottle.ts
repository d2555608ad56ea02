import type { IngredientCategory } from '../../contracts/drinks/ingredient.ts';

/** Millilitres in a usual bottle, where it is not the 700 of a spirit. */
const USUAL: Partial<Record<IngredientCategory, number>> = {
  'fortified-wine': 750,
  wine: 750,
  beer: 330,
  bitters: 200,
  juice: 1000,
  syrup: 1000,
  mixer: 1000,
  dairy: 1000,
};

/** Millilitres in a usual bottle of its kind, until its owner says how many there are. */
export function usualBottle(category: IngredientCategory): number {
  return USUAL[category] ?? 700;
}

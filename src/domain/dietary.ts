import { DIET_FLAGS, type DietFlag } from '../contracts/diet.ts';
import { ALLERGENS, type Allergen, type Ingredient } from '../contracts/ingredient.ts';

type DietaryFacts = Pick<Ingredient, 'allergens' | 'vegan' | 'strength'>;

/** Allergens of a drink in the order of Annex II of Regulation (EU) No 1169/2011, each once. */
export function allergensOf(ingredients: DietaryFacts[]): Allergen[] {
  const found = new Set(ingredients.flatMap((ingredient) => ingredient.allergens));
  return ALLERGENS.filter((allergen) => found.has(allergen));
}

/**
 * What a guest asks before ordering, derived from the ingredients, optional ones included. A drink is free of
 * alcohol only if each of them is: a dash of bitters rounds to 0% vol and is alcohol all the same.
 */
export function dietFlagsOf(ingredients: DietaryFacts[]): DietFlag[] {
  const allergens = allergensOf(ingredients);
  const holds: Record<DietFlag, boolean> = {
    vegan: ingredients.every((ingredient) => ingredient.vegan),
    'contains-egg': allergens.includes('eggs'),
    'contains-dairy': allergens.includes('milk'),
    'contains-nuts': allergens.includes('nuts') || allergens.includes('peanuts'),
    'alcohol-free': ingredients.every(({ strength }) => strength === 0),
  };
  return DIET_FLAGS.filter((flag) => holds[flag]);
}

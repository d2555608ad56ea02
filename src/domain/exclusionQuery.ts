import { ALLERGENS, type DietFlag } from '../contracts/diet.ts';
import { NOTHING_EXCLUDED, type Exclusion } from './exclusion.ts';

/** Parameters by which an address says what is to be left out: allergens, and all that is not of a diet. */
export const WITHOUT = 'without' as const;
export const DIET = 'diet' as const;

/** What a diet is in an exclusion. */
export const DIET_PARTS = {
  vegan: 'isVegan',
  vegetarian: 'isVegetarian',
  'alcohol-free': 'isAlcoholFree',
} as const satisfies Record<DietFlag, keyof Exclusion>;

/**
 * What an address asks to leave out; words that nobody knows are passed over.
 *
 * @example exclusionOf(new URLSearchParams('without=milk&without=nuts&diet=vegan'))
 */
export function exclusionOf(parameters: URLSearchParams): Exclusion {
  const allergens = parameters.getAll(WITHOUT);
  const diets = parameters.getAll(DIET);
  return {
    ...NOTHING_EXCLUDED,
    allergens: ALLERGENS.filter((id) => allergens.includes(id)),
    isVegan: diets.includes('vegan'),
    isVegetarian: diets.includes('vegetarian'),
    isAlcoholFree: diets.includes('alcohol-free'),
  };
}

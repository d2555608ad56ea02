import { ALLERGENS, CAUTIONS, type DietFlag } from '../contracts/diet.ts';
import type { Exclusion } from './exclusion.ts';

/** Parameters by which an address says what is to be left out: allergens and what cautions are of, and all that is not of a diet. */
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
  const without = parameters.getAll(WITHOUT);
  const diets = parameters.getAll(DIET);
  return {
    allergens: ALLERGENS.filter((id) => without.includes(id)),
    cautions: CAUTIONS.filter((id) => without.includes(id)),
    isVegan: diets.includes('vegan'),
    isVegetarian: diets.includes('vegetarian'),
    isAlcoholFree: diets.includes('alcohol-free'),
  };
}

/** What an exclusion says, in the values of such an address; who must not have a trace of alcohol must not have alcohol. */
export function valuesOf(exclusion: Exclusion): string[] {
  const { allergens, cautions } = exclusion;
  const diets = (Object.keys(DIET_PARTS) as DietFlag[]).filter((id) => exclusion[DIET_PARTS[id]]);
  const trace: DietFlag[] = cautions.includes('alcohol-trace') ? ['alcohol-free'] : [];
  return [...new Set([...allergens, ...cautions, ...diets, ...trace])];
}

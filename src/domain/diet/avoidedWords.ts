import {
  ALLERGENS,
  CAUTIONS,
  DIET_FLAGS,
  type Allergen,
  type Caution,
  type DietFlag,
} from '../../contracts/diet/diet.ts';
import type { Exclusion } from './exclusion.ts';

/** What a diet is in an exclusion. */
const DIET_PARTS = {
  vegan: 'isVegan',
  vegetarian: 'isVegetarian',
  'alcohol-free': 'isAlcoholFree',
} as const satisfies Record<DietFlag, keyof Exclusion>;

/** What somebody avoids as a list of ids: allergens, diets and cautions, which share none. */
export function listAvoided(exclusion: Exclusion): (Allergen | DietFlag | Caution)[] {
  return [
    ...exclusion.allergens,
    ...DIET_FLAGS.filter((flag) => exclusion[DIET_PARTS[flag]]),
    ...exclusion.cautions,
  ];
}

/** What {@link listAvoided} has written; words that nobody knows are left out. */
export function exclusionOfWords(words: readonly string[]): Exclusion {
  return {
    allergens: ALLERGENS.filter((id) => words.includes(id)),
    isVegan: words.includes('vegan'),
    isVegetarian: words.includes('vegetarian'),
    isAlcoholFree: words.includes('alcohol-free'),
    cautions: CAUTIONS.filter((id) => words.includes(id)),
  };
}

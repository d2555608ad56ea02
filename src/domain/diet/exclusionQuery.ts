import { DIET_FLAGS, type DietFlag } from '../../contracts/diet/diet.ts';
import { exclusionOfWords, listAvoided } from './avoidedWords.ts';
import { possibleAllergens, type DietaryFacts } from './dietary.ts';
import { excludesAlcohol, type Exclusion } from './exclusion.ts';

/** Parameters by which an address says what is to be left out: allergens and cautions, and all that is not of a diet. */
export const WITHOUT = 'without' as const;
export const DIET = 'diet' as const;

/**
 * What an address asks to leave out; words that nobody knows are passed over.
 *
 * @example readExclusion(new URLSearchParams('without=milk&without=raw-egg&diet=vegan'))
 */
export function readExclusion(parameters: URLSearchParams): Exclusion {
  return exclusionOfWords([...parameters.getAll(WITHOUT), ...parameters.getAll(DIET)]);
}

/** The values by which an address says an exclusion; who must not have a trace of alcohol must not have alcohol. */
export function listExclusionValues(exclusion: Exclusion): string[] {
  const words = listAvoided(exclusion);
  return excludesAlcohol(exclusion) ? [...new Set([...words, 'alcohol-free'])] : words;
}

/** The values by which something is left out: it is for who avoids none of them, and nobody else. */
export function heldBy({ allergens, cautions, vegan, vegetarian, strength }: DietaryFacts): string[] {
  const isOf: Record<DietFlag, boolean> = {
    vegan: vegan === 'yes',
    vegetarian: vegetarian === 'yes',
    'alcohol-free': strength === 0,
  };
  return [...possibleAllergens(allergens), ...cautions, ...DIET_FLAGS.filter((flag) => !isOf[flag])];
}

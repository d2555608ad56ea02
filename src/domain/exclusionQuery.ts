import { exclusionOfWords, wordsOf } from './avoidedWords.ts';
import type { Exclusion } from './exclusion.ts';

/** Parameters by which an address says what is to be left out: allergens and cautions, and all that is not of a diet. */
export const WITHOUT = 'without' as const;
export const DIET = 'diet' as const;

/**
 * What an address asks to leave out; words that nobody knows are passed over.
 *
 * @example exclusionOf(new URLSearchParams('without=milk&without=raw-egg&diet=vegan'))
 */
export function exclusionOf(parameters: URLSearchParams): Exclusion {
  return exclusionOfWords([...parameters.getAll(WITHOUT), ...parameters.getAll(DIET)]);
}

/** The values by which an address says an exclusion; who must not have a trace of alcohol must not have alcohol. */
export function valuesOf(exclusion: Exclusion): string[] {
  const words = wordsOf(exclusion);
  return exclusion.cautions.includes('alcohol-trace') ? [...new Set([...words, 'alcohol-free'])] : words;
}

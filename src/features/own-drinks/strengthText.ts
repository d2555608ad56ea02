import type { OwnDrinkView } from '../../domain/own-drinks/describeOwnDrink.ts';
import type { Say } from './ownDrinkMessages.ts';

/** "About 22% vol", or that there is no alcohol in it, or that nobody knows. */
export function strengthText(
  say: Say,
  { abv, isUnderOne, facts }: Pick<OwnDrinkView, 'abv' | 'isUnderOne' | 'facts'>,
): string {
  if (facts.strength === 0) return say('own.abv.free');
  if (isUnderOne) return say('own.abv.under');
  return abv === undefined ? say('own.abv.unknown') : say('own.abv', { number: abv });
}

import type { OwnDrinkView } from '../../domain/own-drinks/describeOwnDrink.ts';
import type { Say } from './ownDrinkMessages.ts';

/** "About 22% vol", or that there is no alcohol in it, or that nobody knows. */
export function strengthText(say: Say, { abv, facts }: Pick<OwnDrinkView, 'abv' | 'facts'>): string {
  if (facts.strength === 0) return say('own.abv.free');
  return abv === undefined ? say('own.abv.unknown') : say('own.abv', { number: abv });
}

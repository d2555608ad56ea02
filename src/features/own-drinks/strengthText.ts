import type { OwnDrinkView } from '../../domain/ownDrinks/describeOwnDrink.ts';
import type { Say } from './ownDrinkMessages.ts';

/** "About 22% vol", or that there is none; empty where something is poured whose strength nobody states. */
export function strengthText(say: Say, { abv, facts }: Pick<OwnDrinkView, 'abv' | 'facts'>): string {
  if (facts.strength === 0) return say('own.abv.free');
  return abv === undefined ? '' : say('own.abv', { number: abv });
}

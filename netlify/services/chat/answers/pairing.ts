import { cite } from '../../../../src/domain/chat/citations.ts';
import { isFree } from '../taboo.ts';
import { factsOf, type Talk } from '../talk.ts';

/**
 * What to eat with a drink. The site does not know what is in food: the answer says so to whoever avoids
 * something, and names no food to whoever is serious about it.
 */
export function eatWith(talk: Talk, id: string): string {
  const { texts, say, list, bar, locale, situation } = talk;
  if (situation.taboo.isEarnest) return texts.foodUnknown;
  const foods = factsOf(talk, id).recipe.pairings.map((food) => {
    const name = bar.catalogue.vocabularies.pairings.entry(food).names[locale].replace(/ ?\([^()]*\)/, '');
    return locale === 'de' ? name : name.charAt(0).toLocaleLowerCase(locale) + name.slice(1);
  });
  const answer = say(texts.eatWith, { drink: cite(id), foods: list(foods) });
  return isFree(situation.taboo) ? answer : `${answer} ${texts.foodUnknown}`;
}

import { known } from '../../../../src/catalogue/known.ts';
import { cite } from '../../../../src/domain/chat/citations.ts';
import { factsOf, type Talk } from '../talk.ts';

/** What to eat with a drink. */
export function eatWith(talk: Talk, id: string): string {
  const { texts, say, list, bar, locale } = talk;
  const foods = factsOf(talk, id).recipe.pairings.map((food) => {
    const name = known(bar.catalogue.vocabularies.pairings.get(food), food).names[locale].replace(
      /\s*\(.*\)/,
      '',
    );
    return locale === 'de' ? name : name.charAt(0).toLocaleLowerCase(locale) + name.slice(1);
  });
  return say(texts.eatWith, { drink: cite(id), foods: list(foods) });
}

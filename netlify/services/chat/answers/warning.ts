import { allergensIn } from '../../../../src/catalogue/allergensIn.ts';
import type { Substance } from '../../../../src/contracts/diet.ts';
import { inSentence } from '../../../../src/domain/allergenNames.ts';
import { broughtBy } from '../../../../src/domain/brought.ts';
import { broughtText, type BroughtKey } from '../../../../src/domain/broughtText.ts';
import { cite, citedIds } from '../../../../src/domain/chat/citations.ts';
import { formatNumber } from '../../../../src/domain/lineText.ts';
import { brought } from '../../../../src/i18n/messages/brought.ts';
import { fillIn } from '../../../../src/text/fillIn.ts';
import { germanAccusative } from '../../../../src/text/germanCases.ts';
import { avoidsSomething, type Taboo, type TabooClash } from '../taboo.ts';
import { clashWith, clashWithBottle, has, type Talk } from '../talk.ts';

/**
 * An answer with a warning before it for each drink in it that the guest must not have. The answer itself
 * tells whoever asks whether a drink has something: they are warned only of what they said before.
 */
export function warned(talk: Talk, answer: string): string {
  const { taboo, tabooBefore, reading } = talk.situation;
  const asks = has(talk, 'contains', 'allergensOf', 'vegan', 'vegetarian') || avoidsSomething(reading.wish);
  const isTold = asks && reading.drinks.length > 0;
  const warnings = citedIds(answer).flatMap((id) => warningOf(talk, id, isTold ? tabooBefore : taboo) ?? []);
  return warnings.length === 0 ? answer : `${warnings.join('\n')}\n\n${answer}`;
}

/** Why a drink is not for the guest, as a sentence; undefined where they may have it. */
export function warningOf(talk: Talk, id: string, taboo?: Taboo): string | undefined {
  const facts = talk.bar.factsById.get(id);
  const clash = facts && clashWith(talk, facts, taboo);
  return clash && fillIn(talk.texts.warning, { drink: cite(id), reasons: reasonsOf(talk, clash) });
}

/** Why an ingredient is not for the guest. */
export function bottleWarningOf(talk: Talk, id: string): string | undefined {
  const clash = clashWithBottle(talk, id);
  const thing = talk.ingredient(id);
  return clash && fillIn(talk.texts.warningBottle, { thing, reasons: reasonsOf(talk, clash) });
}

/** "contains milk, not vegan" */
export function reasonsOf(talk: Talk, clash: TabooClash): string {
  const { texts, list, ingredient, locale } = talk;
  const things = clash.ingredients.map(ingredient);
  const contained = locale === 'de' ? things.map(germanAccusative) : things;
  const { contains = [], mayContain = [], hasAlcohol = false, cautions = [], vegan, vegetarian } = clash;
  const notes = broughtText(
    {
      contains,
      mayContain,
      cautions,
      ...(vegan && { vegan }),
      ...(vegetarian && { vegetarian }),
      addsAlcohol: false,
      takesAlcohol: false,
    },
    wordsOf(talk),
  );
  return [
    ...(hasAlcohol ? [texts.hasAlcohol] : []),
    ...(contained.length > 0 ? [fillIn(texts.hasIngredient, { things: list(contained) })] : []),
    ...notes,
  ].join(', ');
}

/** What an ingredient brings where another is asked for, in notes. */
export function bringsOf(talk: Talk, use: string, asked: string): string[] {
  const { ingredientById } = talk.bar.catalogue;
  return broughtText(broughtBy(ingredientById.entry(use), ingredientById.entry(asked)), wordsOf(talk));
}

/** Names of substances as they stand in the middle of a sentence. */
export function substancesIn({ bar, locale, list }: Talk, ids: readonly Substance[]): string {
  const named = allergensIn(ids, bar.catalogue, locale);
  return list(named.map(({ name }) => inSentence(name, locale)));
}

function wordsOf(talk: Talk) {
  const { bar, locale } = talk;
  return {
    // These few by themselves: all messages of the site take long to load.
    say: (key: BroughtKey, values: Record<string, string> = {}) => fillIn(brought[locale][key], values),
    substances: (ids: readonly Substance[]) => substancesIn(talk, ids),
    caution: (id: TabooCaution) =>
      inSentence(bar.catalogue.vocabularies.cautions.entry(id).names[locale], locale),
    number: (value: number) => formatNumber(value, locale),
  };
}
type TabooCaution = NonNullable<TabooClash['cautions']>[number];

import { NO_WISH } from '../../../../src/domain/chat/wish.ts';
import { capitalise, formatNumber } from '../../../../src/domain/lineText.ts';
import { fillIn } from '../../../../src/text/fillIn.ts';
import { GLOSSARIES, type Term } from '../glossary/glossary.ts';
import { colon, drinkLine, type Talk } from '../talk.ts';
import { bestFor } from './suggest.ts';
import { bottleWarningOf } from './warning.ts';

/** What a term of the bar means. */
export function term({ locale }: Talk, id: string): string {
  const entry = GLOSSARIES[locale][id as Term];
  return `**${entry.names[0] ?? ''}**${colon(locale)} ${entry.text}`;
}

/** What an ingredient is, and drinks with it. */
export function ingredient(talk: Talk, id: string): string {
  const { texts, bar, locale, situation } = talk;
  const { names, strength, parent } = bar.catalogue.ingredientById.entry(id);
  const kind = parent === undefined ? '' : fillIn(texts.ingredientKind, { kind: talk.ingredient(parent) });
  const abv = strength === 0 ? '' : fillIn(texts.ingredientStrength, { abv: formatNumber(strength, locale) });
  const about = fillIn(texts.ingredient, { name: capitalise(names[locale], locale), kind, strength: abv });
  const warning = bottleWarningOf(talk, id);
  if (warning !== undefined) return `${about}\n\n${warning}`;
  const drinks = bestFor(talk, { ...NO_WISH, with: [id], isAlcoholFree: situation.needsCare });
  if (drinks.length === 0) return about;
  return `${about} ${texts.foundIn}\n\n${drinks.map(({ facts }) => drinkLine(talk, facts)).join('\n')}`;
}

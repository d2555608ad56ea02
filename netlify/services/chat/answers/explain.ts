import { NO_WISH } from '../../../../src/domain/chat/wish.ts';
import { capitalise, formatNumber } from '../../../../src/domain/lineText.ts';
import { lineage } from '../../../../src/domain/lineage.ts';
import { foldText } from '../../../../src/text/foldText.ts';
import { aboutIngredient } from '../../ingredientAbouts.ts';
import { fillIn } from '../../../../src/text/fillIn.ts';
import { colon } from '../../../../src/text/colon.ts';
import { GLOSSARIES, type Term } from '../glossary/glossary.ts';
import { drinkLine, type Talk } from '../talk.ts';
import { bestFor } from './suggest.ts';
import { bottleWarningOf } from './warning.ts';

/** What a term of the bar means. */
export function term({ locale }: Talk, id: string): string {
  const entry = GLOSSARIES[locale][id as Term];
  return `**${entry.names[0] ?? ''}**${colon(locale)} ${entry.text}`;
}

/** What the bar knows of a bottle: the answer that is about it, what is told of it, or of what it is a kind of. */
export function knowledgeOf(talk: Talk, id: string): string | undefined {
  const { ingredientById } = talk.bar.catalogue;
  const kinds = lineage(id, (at) => ingredientById.get(at)?.parent);
  return [id, ...kinds]
    .map((one) => answerAbout(talk, one) ?? aboutIngredient(one, talk.locale))
    .find((text) => text !== undefined);
}

/** The answer of the bar that asks after an ingredient by its name. */
export function answerAbout({ bar, locale }: Talk, id: string): string | undefined {
  const { ingredientById, barAnswers } = bar.catalogue;
  const name = foldText(ingredientById.get(id)?.names[locale] ?? '');
  const about = barAnswers.filter(({ ingredients }) => ingredients.includes(id));
  const meant =
    about.find((answer) => answer.id === id) ??
    about.find(({ texts }) => ` ${foldText(texts[locale]?.question ?? '')} `.includes(` ${name} `)) ??
    about.find((answer) => answer.id.includes(id));
  return meant?.texts[locale]?.answer;
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
  const known = knowledgeOf(talk, id);
  const drinks = bestFor(talk, { ...NO_WISH, with: [id], isAlcoholFree: situation.needsCare });
  const told = known ?? about;
  if (drinks.length === 0) return told;
  return `${told} ${texts.foundIn}\n\n${drinks.map(({ facts }) => drinkLine(talk, facts)).join('\n')}`;
}

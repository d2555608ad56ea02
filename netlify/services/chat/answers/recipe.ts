import { recipeView } from '../../../../src/catalogue/recipeView.ts';
import { cite } from '../../../../src/domain/chat/citations.ts';
import { capitalise, lineText } from '../../../../src/domain/lineText.ts';
import { textIn } from '../../../../src/text/textIn.ts';
import { fillIn } from '../../../../src/text/fillIn.ts';
import type { DrinkFacts } from '../drinkFacts.ts';
import { colon, drinkLine, factsOf, type Talk } from '../talk.ts';

/** How a drink is made: amounts, steps, glass and strength. */
export function recipe(talk: Talk, id: string): string {
  const { texts, say, bar, locale } = talk;
  const facts = factsOf(talk, id);
  const view = recipeView(facts.recipe, bar.catalogue, locale);
  return [
    say(texts.recipe, { drink: cite(id) }),
    view.lines.map(({ text }) => `- ${text}`).join('\n'),
    view.steps.map((step, index) => `${index + 1}. ${step}`).join('\n'),
    fillIn(texts.facts, { glass: view.glass.name, abv: talk.abv(facts) }),
  ].join('\n\n');
}

/** The amounts for several guests. */
export function batch(talk: Talk, id: string, guests: number): string {
  const { texts, locale } = talk;
  const lines = factsOf(talk, id).recipe.lines.map((line) => {
    const amount = line.amount === undefined ? undefined : line.amount * guests;
    return `- ${capitalise(lineText({ ...(amount !== undefined && { amount }) }, line.measure, line.item, locale).text, locale)}`;
  });
  return [
    fillIn(texts.batch, { drink: cite(id), count: String(guests) }),
    lines.join('\n'),
    texts.batchNote,
  ].join('\n\n');
}

/** What a drink is and where it comes from. */
export function portrait(talk: Talk, id: string): string {
  const facts = factsOf(talk, id);
  return `${cite(id)}${colon(talk.locale)} ${textIn(facts.recipe.description, talk.locale)}\n\n${drinkLine(talk, facts)}`;
}

/** The glass of a drink. */
export function glassOf(talk: Talk, id: string): string {
  const { glass } = factsOf(talk, id).recipe.terms;
  return fillIn(talk.texts.glass, { drink: cite(id), glass: glass.names[talk.locale] });
}

/** The version of a drink without alcohol, or that of a version of it, if there is one. */
export function virginOf(talk: Talk, { id }: DrinkFacts): string | undefined {
  const variants = talk.bar.drinks.filter(({ recipe: { variantOf } }) => variantOf === id);
  const own = variants.find(({ isAlcoholFree }) => isAlcoholFree);
  if (own !== undefined) return own.id;
  return variants.map((variant) => virginOf(talk, variant)).find((virgin) => virgin !== undefined);
}

import { known } from '../../../../src/catalogue/known.ts';
import { recipeView } from '../../../../src/catalogue/recipeView.ts';
import { cite } from '../../../../src/domain/chat/citations.ts';
import { capitalise, lineText } from '../../../../src/domain/lineText.ts';
import type { DrinkFacts } from '../drinkFacts.ts';
import { colon, drinkLine, factsOf, fill, type Talk } from '../talk.ts';

/** How a drink is made: amounts, steps, glass and strength. */
export function recipe(talk: Talk, id: string): string {
  const { texts, say, bar, locale } = talk;
  const facts = factsOf(talk, id);
  const view = recipeView(facts.recipe, bar.catalogue, locale);
  return [
    say(texts.recipe, { drink: cite(id) }),
    view.lines.map(({ text }) => `- ${text}`).join('\n'),
    view.steps.map((step, index) => `${index + 1}. ${step}`).join('\n'),
    fill(texts.facts, { glass: view.glass.name, abv: talk.abv(facts) }),
  ].join('\n\n');
}

/** The amounts for several guests. */
export function batch(talk: Talk, id: string, guests: number): string {
  const { texts, bar, locale } = talk;
  const { units } = bar.catalogue.vocabularies;
  const lines = factsOf(talk, id).recipe.lines.map((line) => {
    const unit = known(units.get(line.unit), line.unit);
    const ingredient = known(bar.catalogue.ingredientById.get(line.ingredient), line.ingredient);
    const amount = line.amount === undefined ? undefined : line.amount * guests;
    return `- ${capitalise(lineText({ ...(amount !== undefined && { amount }) }, unit, ingredient, locale).text, locale)}`;
  });
  return [
    fill(texts.batch, { drink: cite(id), count: String(guests) }),
    lines.join('\n'),
    texts.batchNote,
  ].join('\n\n');
}

/** What a drink is and where it comes from. */
export function portrait(talk: Talk, id: string): string {
  const facts = factsOf(talk, id);
  return `${cite(id)}${colon(talk.locale)} ${facts.recipe.description[talk.locale]}\n\n${drinkLine(talk, facts)}`;
}

/** The glass of a drink. */
export function glassOf(talk: Talk, id: string): string {
  const { glass } = factsOf(talk, id).recipe;
  const { names } = known(talk.bar.catalogue.vocabularies.glasses.get(glass), glass);
  return fill(talk.texts.glass, { drink: cite(id), glass: names[talk.locale] });
}

/** The drink without alcohol that stands for one with alcohol, if there is one. */
export function virginOf({ bar }: Talk, { id, recipe: { name } }: DrinkFacts): string | undefined {
  const named = bar.drinks.find(
    (other) =>
      other.isAlcoholFree && other.recipe.name.en.toLowerCase().endsWith(` ${name.en.toLowerCase()}`),
  );
  return named?.id ?? VIRGINS[id];
}
/** Those that are called otherwise. */
const VIRGINS: Readonly<Record<string, string>> = {
  '11002': '13023',
  '11016': '13020',
  '11010': '13022',
  '11022': '13008',
  '11258': '13027',
  '11301': '13009',
  '11412': '13012',
};

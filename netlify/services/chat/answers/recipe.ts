import { recipeView } from '../../../../src/catalogue/recipeView.ts';
import { cite } from '../../../../src/domain/chat/citations.ts';
import { capitalise, lineText } from '../../../../src/domain/lineText.ts';
import { textIn } from '../../../../src/text/textIn.ts';
import { fillIn } from '../../../../src/text/fillIn.ts';
import type { DrinkFacts } from '../drinkFacts.ts';
import { lineInOunces, litres, shoppingList } from './quantity.ts';
import { colon, drinkLine, factsOf, has, termIn, type Talk } from '../talk.ts';

/** How a drink is made: amounts, steps, glass and strength. */
export function recipe(talk: Talk, id: string): string {
  const { texts, say, bar, locale } = talk;
  const facts = factsOf(talk, id);
  const view = recipeView(facts.recipe, bar.catalogue, locale);
  return [
    say(texts.recipe, { drink: cite(id) }),
    (has(talk, 'inOunces')
      ? facts.recipe.lines.map((line) => lineInOunces(talk, line))
      : view.lines.map(({ text }) => text)
    )
      .map((text) => `- ${text}`)
      .join('\n'),
    view.steps.map((step, index) => `${index + 1}. ${step}`).join('\n'),
    fillIn(texts.facts, { glass: view.glass.name, abv: talk.abv(facts) }),
  ].join('\n\n');
}

/** The amounts for several guests, the water of a batch, and the bottles that it takes. */
export function batch(talk: Talk, id: string, guests: number): string {
  const { texts, locale } = talk;
  const { recipe: drink } = factsOf(talk, id);
  const inOunces = has(talk, 'inOunces');
  const lines = drink.lines.map((line) => {
    const amount = line.amount === undefined ? undefined : line.amount * guests;
    const scaled = { ...line, ...(amount !== undefined && { amount }) };
    return `- ${capitalise(inOunces ? lineInOunces(talk, scaled) : lineText(scaled, line.measure, line.item, locale).text, locale)}`;
  });
  const pours = drink.lines.flatMap(({ ingredient, unit, amount = 0, garnish }) =>
    (unit === 'ml' || unit === 'top') && !garnish ? [{ id: ingredient, ml: amount * guests }] : [],
  );
  const toBuy = shoppingList(talk, pours);
  const water = (drink.batch?.water ?? 0) * guests;
  return [
    fillIn(texts.batch, { drink: cite(id), count: String(guests) }),
    lines.join('\n'),
    water > 0 ? fillIn(texts.batchWater, { water: litres(talk, water) }) : texts.batchNote,
    ...(toBuy.length > 0 ? [fillIn(texts.batchBuy, { things: talk.list(toBuy) })] : []),
  ].join('\n\n');
}

/** What a drink tastes like: its taste, what is in it, how strong it is. */
export function tasteOf(talk: Talk, id: string): string {
  const facts = factsOf(talk, id);
  const things = talk.list([...facts.ingredients].map(talk.ingredient));
  const about = fillIn(talk.texts.aboutTaste, {
    drink: cite(id),
    taste: termIn(talk, 'tastes', facts.taste),
    things,
    abv: talk.abv(facts),
  });
  return `${about}\n\n${textIn(facts.recipe.description, talk.locale)}`;
}

/** What a drink is and where it comes from; where that tells neither year nor person, who was first is not certain. */
export function portrait(talk: Talk, id: string): string {
  const facts = factsOf(talk, id);
  const told = textIn(facts.recipe.description, talk.locale);
  const isUnsure = has(talk, 'history') && !/\d{4}/.test(told);
  const unsure = isUnsure ? ` ${talk.texts.historyUnsure}` : '';
  return `${cite(id)}${colon(talk.locale)} ${told}${unsure}\n\n${drinkLine(talk, facts)}`;
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

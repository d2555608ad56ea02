import { stepsIn, wholeLineIn } from '../../../../src/catalogue/recipeView.ts';
import { cite } from '../../../../src/domain/chat/citations.ts';
import { capitalise, formatNumber } from '../../../../src/domain/lineText.ts';
import { textIn } from '../../../../src/text/textIn.ts';
import { fillIn } from '../../../../src/text/fillIn.ts';
import { colon } from '../../../../src/text/colon.ts';
import type { DrinkFacts } from '../drinkFacts.ts';
import { lineIn, litres, shoppingList, unitAsked } from './quantity.ts';
import { drinkLine, factsOf, has, termIn, type Talk } from '../talk.ts';

/** How a drink is made: amounts, steps, glass and strength. */
export function recipe(talk: Talk, id: string): string {
  const { texts, say, bar, locale } = talk;
  const facts = factsOf(talk, id);
  const unit = unitAsked(talk);
  return [
    say(texts.recipe, { drink: cite(id) }),
    facts.recipe.lines
      .map((line) => `- ${unit === undefined ? wholeLineIn(line, locale) : lineIn(talk, unit, line)}`)
      .join('\n'),
    stepsIn(facts.recipe, bar.catalogue, locale)
      .map((step, index) => `${index + 1}. ${step}`)
      .join('\n'),
    fillIn(texts.facts, { glass: facts.recipe.terms.glass.names[locale], abv: talk.abv(facts) }),
  ].join('\n\n');
}

/** The amounts for several guests, the water of a batch, and the bottles that it takes. */
export function batch(talk: Talk, id: string, guests: number): string {
  return batched(talk, id, guests, fillIn(talk.texts.batch, { drink: cite(id), count: String(guests) }));
}

/** The amounts that fill a bottle or a jug, without what is for the glass alone. */
export function batchFor(talk: Talk, id: string, ml: number): string {
  const { lines, batch: share } = factsOf(talk, id).recipe;
  const poured = lines.reduce((sum, { unit, amount = 0 }) => sum + (POURED.has(unit) ? amount : 0), 0);
  const glasses = ml / (share?.ml ?? poured);
  const values = {
    drink: cite(id),
    volume: litres(talk, ml),
    count: formatNumber(Math.round(glasses), talk.locale),
  };
  return batched(talk, id, glasses, fillIn(talk.texts.batchVolume, values));
}

/** The amounts of half a drink, or of a double. */
export function multiple(talk: Talk, id: string, factor: number): string {
  const count = formatNumber(factor, talk.locale, 'fraction');
  return `${cite(id)} × ${count}${colon(talk.locale)}\n\n${scaledLines(talk, id, factor)}`;
}

const POURED: ReadonlySet<string> = new Set(['ml', 'top']);

function scaledLines(talk: Talk, id: string, times: number): string {
  const { locale } = talk;
  const unit = unitAsked(talk);
  const lines = factsOf(talk, id).recipe.lines.map((line) => {
    const exact = line.amount === undefined ? undefined : line.amount * times;
    const isRounded = (exact ?? 0) >= 1 && times > 1 && !Number.isInteger(times);
    const amount = exact !== undefined && isRounded ? Math.round(exact) : exact;
    const scaled = { ...line, ...(amount !== undefined && { amount }) };
    return `- ${capitalise(lineIn(talk, unit, scaled), locale)}`;
  });
  return lines.join('\n');
}

function batched(talk: Talk, id: string, guests: number, heading: string): string {
  const { texts } = talk;
  const { recipe: drink } = factsOf(talk, id);
  const pours = drink.lines.flatMap(({ ingredient, unit, amount = 0, garnish }) =>
    (unit === 'ml' || unit === 'top') && !garnish ? [{ id: ingredient, ml: amount * guests }] : [],
  );
  const toBuy = shoppingList(talk, pours);
  const water = (drink.batch?.water ?? 0) * guests;
  return [
    heading,
    scaledLines(talk, id, guests),
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

/**
 * What a drink is and where it comes from. Where the guest asks for its history and the description names no
 * year, the answer adds that the origin is not certain.
 */
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

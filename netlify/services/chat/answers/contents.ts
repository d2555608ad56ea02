import type { Substance, Suits } from '../../../../src/contracts/diet.ts';
import { cite } from '../../../../src/domain/chat/citations.ts';
import { capitalise, formatNumber } from '../../../../src/domain/lineText.ts';
import { groupOf, possibleAllergens, type DietaryFacts } from '../../../../src/domain/dietary.ts';
import { fillIn } from '../../../../src/text/fillIn.ts';
import { factsOf, has, termIn, type Talk } from '../talk.ts';
import { substancesIn } from './warning.ts';

/** Whether a drink holds what is asked after, by ingredient and by allergen. */
export function contains(talk: Talk, id: string): string {
  const { texts, situation, bar, list, ingredient, locale } = talk;
  const { reading } = situation;
  const facts = factsOf(talk, id);
  const own = [...facts.ingredients, ...facts.garnish];
  const asked = reading.ingredients.map((one) => one.id);
  const isAsked = (substances: readonly Substance[]) =>
    substances.some((substance) => reading.allergens.includes(groupOf(substance)));
  const statementOf = (line: string) => bar.catalogue.ingredientById.entry(line).allergens;
  const found = own.filter(
    (line) => asked.some((one) => bar.pantry.barredBy(one).has(line)) || isAsked(statementOf(line).contains),
  );
  const possible = own.filter((line) => isAsked(statementOf(line).mayContain));
  const thing =
    asked.length > 0
      ? list(asked.map(ingredient))
      : list(reading.allergens.map((one) => termIn(talk, 'allergens', one)));
  const asksFree =
    reading.wish.withoutAllergens.length > 0 || reading.ingredients.some(({ role }) => role === 'without');
  const [yes, may, no] = asksFree
    ? [texts.freeNo, texts.freeMay, texts.freeYes]
    : [texts.containsYes, texts.containsMay, texts.containsNo];
  const values = { drink: cite(id), thing: locale === 'de' ? thing : thing.toLocaleLowerCase(locale) };
  const answer =
    found.length > 0
      ? fillIn(yes, { ...values, things: list(found.map(ingredient)) })
      : possible.length > 0
        ? fillIn(may, { ...values, things: list(possible.map(ingredient)) })
        : fillIn(no, values);
  return reading.allergens.length > 0 || asked.some((one) => isAllergenic(talk, one))
    ? `${answer} ${texts.labels}`
    : answer;
}

function isAllergenic({ bar }: Talk, id: string): boolean {
  return possibleAllergens(bar.catalogue.ingredientById.entry(id).allergens).size > 0;
}

/** All allergens of a drink. */
export function allergens(talk: Talk, id: string): string {
  const { texts } = talk;
  const { dietary } = factsOf(talk, id);
  return told(talk, dietary.allergens, cite(id), [
    texts.allergens,
    texts.allergensUnsure,
    texts.allergensNone,
  ]);
}

/** The allergens of an ingredient by itself, and whether it is vegan where that is asked. */
export function aboutContentsOf(talk: Talk, id: string): string {
  const { texts, bar, locale } = talk;
  const facts = bar.catalogue.ingredientById.entry(id);
  const name = `**${capitalise(talk.ingredient(id), locale)}**`;
  if (has(talk, 'vegan')) return suits(texts.veganYes, texts.veganMaybe, texts.veganNo)(facts.vegan);
  if (has(talk, 'vegetarian'))
    return suits(texts.vegetarianYes, texts.vegetarianMaybe, texts.vegetarianNo)(facts.vegetarian);
  return told(talk, facts.allergens, name, [texts.bottleAllergens, texts.bottleUnsure, texts.bottleNone]);

  function suits(yes: string, unknown: string, no: string) {
    return (answer: Suits) =>
      fillIn({ yes, unknown, no }[answer], { drink: name, things: talk.ingredient(id) });
  }
}

/** What is in something for sure, and what depends on the brand. */
function told(
  talk: Talk,
  { contains: sure, mayContain }: DietaryFacts['allergens'],
  drink: string,
  [some, unsure, none]: readonly [some: string, unsure: string, none: string],
): string {
  const { texts } = talk;
  const pattern = sure.length > 0 ? some : mayContain.length > 0 ? unsure : none;
  const may =
    mayContain.length > 0 ? ` ${fillIn(texts.allergensMay, { things: substancesIn(talk, mayContain) })}` : '';
  return `${fillIn(pattern, { drink, things: substancesIn(talk, sure) })}${may} ${texts.labels}`;
}

/** Whether a drink is vegan or vegetarian, and why not. */
export function suitsDiet(talk: Talk, id: string, diet: 'vegan' | 'vegetarian'): string {
  const { texts, list, ingredient, bar } = talk;
  const facts = factsOf(talk, id);
  const answer = facts.dietary[diet];
  const causes = [...facts.ingredients, ...facts.garnish].filter(
    (line) => bar.catalogue.ingredientById.entry(line)[diet] === answer,
  );
  const patterns = {
    vegan: { yes: texts.veganYes, unknown: texts.veganMaybe, no: texts.veganNo },
    vegetarian: { yes: texts.vegetarianYes, unknown: texts.vegetarianMaybe, no: texts.vegetarianNo },
  };
  return fillIn(patterns[diet][answer], { drink: cite(id), things: list(causes.map(ingredient)) });
}

/** How strong a drink is. */
export function strength(talk: Talk, id: string): string {
  const { texts, locale } = talk;
  const { isAlcoholFree, abv, standardDrinks, dietary } = factsOf(talk, id);
  const hasTrace = dietary.cautions.includes('alcohol-trace');
  if (isAlcoholFree) return fillIn(hasTrace ? texts.strengthTrace : texts.strengthNone, { drink: cite(id) });
  return fillIn(texts.strength, {
    drink: cite(id),
    abv: formatNumber(abv, locale),
    units: formatNumber(standardDrinks, locale),
  });
}

/** Drinks by their strength, the strongest first. */
export function byStrength(talk: Talk, ids: readonly string[]): string {
  const drinks = ids.map((id) => factsOf(talk, id)).sort((a, b) => b.abv - a.abv);
  return `${talk.texts.byStrength}\n\n${drinks.map((facts, index) => `${index + 1}. ${cite(facts.id)} (${talk.abv(facts)})`).join('\n')}`;
}

/** What a drink comes to in kilocalories. */
export function calories(talk: Talk, id: string): string {
  const { texts, locale } = talk;
  const kcal = formatNumber(factsOf(talk, id).energy, locale);
  return fillIn(texts.calories, { drink: cite(id), kcal });
}

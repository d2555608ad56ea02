import { known } from '../../../../src/catalogue/known.ts';
import { pouredLines } from '../../../../src/catalogue/abvOf.ts';
import { kilocalories } from '../../../../src/domain/chat/calories.ts';
import { cite } from '../../../../src/domain/chat/citations.ts';
import { capitalise, formatNumber } from '../../../../src/domain/lineText.ts';
import { factsOf, fill, termIn, type Talk } from '../talk.ts';

/** Whether a drink holds what is asked after, by ingredient and by allergen. */
export function contains(talk: Talk, id: string): string {
  const { texts, situation, bar, list, ingredient, locale } = talk;
  const { reading } = situation;
  const facts = factsOf(talk, id);
  const own = [...facts.ingredients, ...facts.garnish];
  const asked = reading.ingredients.map((one) => one.id);
  const found = own.filter((line) => {
    const { allergens } = known(bar.catalogue.ingredientById.get(line), line);
    return (
      asked.some((one) => bar.pantry.barredBy(one).has(line)) ||
      reading.allergens.some((one) => allergens.includes(one))
    );
  });
  const thing =
    asked.length > 0
      ? list(asked.map(ingredient))
      : list(reading.allergens.map((one) => termIn(talk, 'allergens', one)));
  const asksFree =
    reading.wish.withoutAllergens.length > 0 || reading.ingredients.some(({ role }) => role === 'without');
  const [yes, no] = asksFree ? [texts.freeNo, texts.freeYes] : [texts.containsYes, texts.containsNo];
  const answer =
    found.length > 0
      ? fill(yes, { drink: cite(id), things: list(found.map(ingredient)) })
      : fill(no, { drink: cite(id), thing: locale === 'de' ? thing : thing.toLocaleLowerCase(locale) });
  return reading.allergens.length > 0 || asked.some((one) => isAllergenic(talk, one))
    ? `${answer} ${texts.labels}`
    : answer;
}

function isAllergenic({ bar }: Talk, id: string): boolean {
  return known(bar.catalogue.ingredientById.get(id), id).allergens.length > 0;
}

/** All allergens of a drink. */
export function allergens(talk: Talk, id: string): string {
  const { texts, list } = talk;
  const found = factsOf(talk, id).allergens.map((one) => termIn(talk, 'allergens', one));
  const answer =
    found.length > 0
      ? fill(texts.allergens, { drink: cite(id), things: list(found) })
      : fill(texts.allergensNone, { drink: cite(id) });
  return `${answer} ${texts.labels}`;
}

/** The allergens of an ingredient by itself. */
export function allergensOfBottle(talk: Talk, id: string): string {
  const { texts, list, bar, locale } = talk;
  const found = known(bar.catalogue.ingredientById.get(id), id).allergens.map((one) =>
    termIn(talk, 'allergens', one),
  );
  const drink = `**${capitalise(talk.ingredient(id), locale)}**`;
  const told = found.length > 0 ? texts.bottleAllergens : texts.bottleNone;
  return `${fill(told, { drink, things: list(found) })} ${texts.labels}`;
}

/** Whether a drink is vegan, and why not. */
export function vegan(talk: Talk, id: string): string {
  const { texts, list, ingredient, bar } = talk;
  const facts = factsOf(talk, id);
  if (facts.isVegan) return fill(texts.veganYes, { drink: cite(id) });
  const animal = [...facts.ingredients, ...facts.garnish].filter(
    (line) => !known(bar.catalogue.ingredientById.get(line), line).vegan,
  );
  return fill(texts.veganNo, { drink: cite(id), things: list(animal.map(ingredient)) });
}

/** How strong a drink is. */
export function strength(talk: Talk, id: string): string {
  const { texts, locale } = talk;
  const { isAlcoholFree, abv, standardDrinks } = factsOf(talk, id);
  if (isAlcoholFree) return fill(texts.strengthNone, { drink: cite(id) });
  return fill(texts.strength, {
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
  const { texts, bar, locale } = talk;
  const { recipe } = factsOf(talk, id);
  const { ingredientById, vocabularies } = bar.catalogue;
  const poured = known(pouredLines(recipe, ingredientById, vocabularies), id);
  const portions = poured.map((line, index) => ({ ...line, id: recipe.lines[index]?.ingredient ?? '' }));
  return fill(texts.calories, { drink: cite(id), kcal: formatNumber(kilocalories(portions), locale) });
}

import type { Suits } from '../../../../src/contracts/diet.ts';
import { cite } from '../../../../src/domain/chat/citations.ts';
import { capitalise, formatNumber } from '../../../../src/domain/lineText.ts';
import { groupOf, possibleAllergens, type DietaryFacts } from '../../../../src/domain/dietary.ts';
import { aboutIngredient } from '../../ingredientAbouts.ts';
import { fillIn } from '../../../../src/text/fillIn.ts';
import { colon } from '../../../../src/text/colon.ts';
import { avoidsSomething } from '../taboo.ts';
import { factsOf, has, termIn, type Talk } from '../talk.ts';
import { adapted } from './adapted.ts';
import { bottleWarningOf, substancesIn } from './warning.ts';

/** Whether a drink holds what is asked after, by ingredient and by allergen. */
export function contains(talk: Talk, id: string): string {
  const { texts, situation, bar, list, ingredient, locale } = talk;
  const { reading } = situation;
  const facts = factsOf(talk, id);
  const own = [...facts.ingredients, ...facts.garnish];
  const asked = reading.ingredients.map((one) => one.id);
  const factsOfLine = (line: string) => bar.catalogue.ingredientById.entry(line);
  const found = own.filter(
    (line) =>
      asked.some((one) => bar.pantry.barredBy(one).has(line)) ||
      askedIn(talk, factsOfLine(line), 'contains').length > 0,
  );
  const possible = own.filter((line) => askedIn(talk, factsOfLine(line), 'mayContain').length > 0);
  const reasoned = (line: string, part: 'contains' | 'mayContain') => {
    const substances = askedIn(talk, factsOfLine(line), part);
    const named = list(substances)
      .replaceAll(' (', `${colon(locale)} `)
      .replaceAll(')', '');
    return substances.length > 0 ? `${ingredient(line)} (${named})` : ingredient(line);
  };
  const thing = asked.length > 0 ? list(asked.map(ingredient)) : askedAfter(talk);
  const asksFree =
    avoidsSomething(reading.wish) || reading.ingredients.some(({ role }) => role === 'without');
  const [yes, may, no] = asksFree
    ? [texts.freeNo, texts.freeMay, texts.freeYes]
    : [texts.containsYes, texts.containsMay, texts.containsNo];
  const values = { drink: cite(id), thing: locale === 'de' ? thing : thing.toLocaleLowerCase(locale) };
  const answer =
    found.length > 0
      ? fillIn(yes, { ...values, things: list(found.map((line) => reasoned(line, 'contains'))) })
      : possible.length > 0
        ? fillIn(may, { ...values, things: list(possible.map((line) => reasoned(line, 'mayContain'))) })
        : fillIn(no, values);
  const hasCoffee = reading.cautions.includes('caffeine') && found.some((line) => isCoffee(talk, line));
  const isOfAllergens = reading.allergens.length > 0 || asked.some((one) => isAllergenic(talk, one));
  const way = found.length > 0 && asksFree ? adapted(talk, id) : undefined;
  return [
    answer,
    ...(way === undefined ? [] : [way]),
    ...(hasCoffee ? [texts.decaf] : []),
    ...(isOfAllergens ? [texts.labels] : []),
  ].join(' ');
}

/** What of the things that are asked after is in something, by the names of the substances. */
function askedIn(talk: Talk, facts: DietaryFacts, part: 'contains' | 'mayContain'): string[] {
  const { reading } = talk.situation;
  const substances = facts.allergens[part].filter((one) => reading.allergens.includes(groupOf(one)));
  const cautions = part === 'contains' ? facts.cautions.filter((one) => reading.cautions.includes(one)) : [];
  return [
    ...(substances.length > 0 ? [substancesIn(talk, substances)] : []),
    ...cautions.map((one) => termIn(talk, 'cautions', one)),
  ];
}

/** The allergens and other substances that are asked after, by name. */
function askedAfter(talk: Talk): string {
  const { allergens, cautions } = talk.situation.reading;
  return talk.list([
    ...allergens.map((one) => termIn(talk, 'allergens', one)),
    ...cautions.map((one) => termIn(talk, 'cautions', one)),
  ]);
}

/** What a guest with a diet has to look for in drinks, by how many have it: "vegan, what do I watch out for?" */
export function watchOut(talk: Talk): string | undefined {
  const { reading, avoided } = talk.situation;
  const { isVegan, isVegetarian } = avoided.exclusion;
  const isElse = reading.drinks.length > 0 || has(talk, 'recall');
  if (!has(talk, 'watchOut') || !(isVegan || isVegetarian) || isElse) return undefined;
  const diet = isVegan ? 'vegan' : 'vegetarian';
  const counts = new Map<string, number>();
  for (const { ingredients } of talk.bar.drinks)
    for (const id of ingredients) counts.set(id, (counts.get(id) ?? 0) + 1);
  const clashing = [...counts]
    .sort(([, a], [, b]) => b - a)
    .flatMap(([id]) => (talk.bar.catalogue.ingredientById.entry(id)[diet] === 'no' ? [id] : []));
  const things = talk.list(clashing.slice(0, MOST_WATCHED).map(talk.ingredient));
  return clashing.length === 0 ? undefined : fillIn(talk.texts.watchOut, { things });
}
const MOST_WATCHED = 7;

function isCoffee({ bar }: Talk, id: string): boolean {
  return ['coffee', 'espresso'].some((one) => bar.pantry.isKindOf(id, one));
}

function isAllergenic({ bar }: Talk, id: string): boolean {
  return possibleAllergens(bar.catalogue.ingredientById.entry(id).allergens).size > 0;
}

/** All allergens of a drink. */
export function allergens(talk: Talk, id: string): string {
  const { texts } = talk;
  const { dietary } = factsOf(talk, id);
  return told(talk, dietary.allergens, cite(id), [texts.allergens, texts.allergensNone]);
}

/** Whether an ingredient has what is asked after, or is vegan or vegetarian, with what is known of it. */
export function aboutContentsOf(talk: Talk, id: string): string {
  const { texts, bar, locale } = talk;
  const facts = bar.catalogue.ingredientById.entry(id);
  const name = `**${capitalise(talk.ingredient(id), locale)}**`;
  const about = aboutIngredient(id, locale);
  return about === undefined ? answer() : `${answer()}\n\n${about}`;

  function answer(): string {
    if (has(talk, 'vegan'))
      return suits(texts.veganYes, texts.bottleVeganMaybe, texts.bottleVeganNo)(facts.vegan);
    if (has(talk, 'vegetarian'))
      return suits(
        texts.vegetarianYes,
        texts.bottleVegetarianMaybe,
        texts.bottleVegetarianNo,
      )(facts.vegetarian);
    const warning = bottleWarningOf(talk, id);
    if (warning !== undefined) return `${warning} ${texts.labels}`;
    if (asksOfAlcohol(talk) && talk.situation.reading.allergens.length === 0) {
      if (facts.strength > 0) return `${name} ${texts.hasAlcohol}.`;
      const hasTrace = facts.cautions.includes('alcohol-trace');
      return fillIn(hasTrace ? texts.strengthTrace : texts.strengthNone, { drink: name });
    }
    const [sure, possible] = [askedIn(talk, facts, 'contains'), askedIn(talk, facts, 'mayContain')];
    if (sure.length > 0)
      return `${fillIn(texts.containsYes, { drink: name, things: talk.list(sure) })} ${texts.labels}`;
    const thing = askedAfter(talk);
    if (thing !== '' && possible.length === 0)
      return `${fillIn(texts.bottleFree, { drink: name, thing })} ${texts.labels}`;
    return told(talk, facts.allergens, name, [texts.bottleAllergens, texts.bottleNone]);
  }

  function suits(yes: string, unknown: string, no: string) {
    return (suited: Suits) => fillIn({ yes, unknown, no }[suited], { drink: name });
  }
}

/** What is in something for sure, and what depends on the brand. */
function told(
  talk: Talk,
  { contains, mayContain }: DietaryFacts['allergens'],
  drink: string,
  [some, none]: readonly [some: string, none: string],
): string {
  const { texts } = talk;
  const say = (pattern: string, things: typeof contains) =>
    fillIn(pattern, { drink, things: substancesIn(talk, things) });
  const isSure = contains.length > 0;
  const said = [
    ...(isSure ? [say(some, contains)] : []),
    // Never "none for certain", which would be read as "certainly none".
    ...(mayContain.length > 0 ? [say(isSure ? texts.allergensMay : texts.allergensByBrand, mayContain)] : []),
  ];
  return [...(said.length > 0 ? said : [say(none, [])]), texts.labels].join(' ');
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
  const told = fillIn(patterns[diet][answer], { drink: cite(id), things: list(causes.map(ingredient)) });
  const way = answer === 'no' ? adapted(talk, id) : undefined;
  return way === undefined ? told : `${told} ${way}`;
}

/** Whether a message names alcohol as something that may be in a glass. */
export function asksOfAlcohol({ situation: { reading } }: Talk): boolean {
  return reading.words.some((word) => /^al[ck]o/.test(word));
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

/** What a drink comes to in kilocalories. */
export function calories(talk: Talk, id: string): string {
  const { texts, locale } = talk;
  const kcal = formatNumber(factsOf(talk, id).energy, locale);
  return fillIn(texts.calories, { drink: cite(id), kcal });
}

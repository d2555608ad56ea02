import { SUBSTANCES, type Substance } from '../../contracts/diet/diet.ts';
import type { DrinkParts, IngredientPart } from '../../contracts/drinks/drinkParts.ts';
import type { OwnLine, OwnRecipe } from '../../contracts/own-drinks/ownDrink.ts';
import type { Locale } from '../../contracts/site/locale.ts';
import { readFoods } from '../names/foodReading.ts';
import { readProse, type ProseNames } from '../names/proseReading.ts';
import { readFacts } from '../shelf/mixFacts.ts';
import { getPartById, ingredientOf, nameOf } from './describeOwnDrink.ts';

/**
 * Allergens that the texts of a drink name and its ingredients do not hold: "top with crushed peanuts".
 *
 * @param texts its name, its note, its steps and the notes on its lines
 * @param stated what else is stated of it
 */
export function findNamedAllergens(
  drink: OwnRecipe,
  parts: DrinkParts,
  locale: Locale,
  texts = listTexts(drink),
  names?: ProseNames,
  stated: readonly Substance[] = [],
): Substance[] {
  const { substances: told, saidPossible } = readProse(texts, locale, names);
  const substances = [...told, ...stated];
  if (substances.length === 0 && saidPossible.length === 0) return [];
  const { contains, mayContain } = collectAllergens(drink, parts);
  // What is only possible is not stated where a line says so too: the amaretto of an "Amaretto Flip".
  return SUBSTANCES.filter(
    (one) =>
      !contains.has(one) &&
      (substances.includes(one) || (saidPossible.includes(one) && !mayContain.has(one))),
  );
}

/** What the lines of a drink hold, those that nobody knows by the words of their names. */
function collectAllergens({ lines }: OwnRecipe, parts: DrinkParts) {
  const known = getPartById(parts);
  const contains = new Set<Substance>();
  const mayContain = new Set<Substance>();
  const add = (name: string, part: IngredientPart | undefined, isInstead: boolean) => {
    if (part === undefined) for (const one of readFoods(name).substances) contains.add(one);
    else {
      const { allergens } = readFacts(part);
      for (const one of allergens.contains) (isInstead ? mayContain : contains).add(one);
      for (const one of allergens.mayContain) mayContain.add(one);
    }
  };
  for (const line of lines) {
    add(nameOf(line), known.get(ingredientOf(line) ?? ''), false);
    for (const other of line.or ?? []) add(other, known.get(other), true);
  }
  return { contains, mayContain };
}

/** Whether the allergens of a drink are stated: something that we do not know needs its owner to state at least one. */
export function isStated({ allergens, lines }: OwnRecipe, parts: DrinkParts): boolean {
  const known = getPartById(parts);
  const isKnown = (line: OwnLine) =>
    'ingredient' in line || known.get(line.own ?? '')?.house?.isUnstated === false;
  return allergens.length > 0 || lines.every(isKnown);
}

/**
 * A drink whose owner states too what its texts name.
 *
 * @param notIn what the owner has said is not in it
 * @param names the names of ingredients, where they are at hand
 */
export function withNamedAllergens(
  drink: OwnRecipe,
  notIn: readonly Substance[],
  parts: DrinkParts,
  locale: Locale,
  names?: ProseNames,
): OwnRecipe {
  const named = isStated(drink, parts)
    ? findNamedAllergens(drink, parts, locale, listTexts(drink), names)
    : [];
  const stated = [...drink.allergens, ...named.filter((substance) => !notIn.includes(substance))];
  return { ...drink, allergens: SUBSTANCES.filter((substance) => stated.includes(substance)) };
}

/** What the texts of a stored drink name and its owner has not stated: looked at, and not in it. */
export function findDismissed(
  drink: OwnRecipe,
  parts: DrinkParts,
  locale: Locale,
  names?: ProseNames,
): Substance[] {
  if (!isStated(drink, parts)) return [];
  const named = findNamedAllergens(drink, parts, locale, listTexts(drink), names);
  return named.filter((substance) => !drink.allergens.includes(substance));
}

export function listTexts({ name, note, instructions, lines }: OwnRecipe): string {
  return [name, note ?? '', instructions ?? '', ...lines.map((line) => line.note ?? '')].join('\n');
}

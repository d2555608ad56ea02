import { SUBSTANCES, type Substance } from '../../contracts/diet/diet.ts';
import type { DrinkParts } from '../../contracts/drinks/drinkParts.ts';
import type { OwnRecipe } from '../../contracts/own-drinks/ownDrink.ts';
import type { Locale } from '../../contracts/site/locale.ts';
import { readProse, type ProseNames } from '../names/proseReading.ts';
import { describeOwnDrink } from './describeOwnDrink.ts';

/**
 * Allergens that the texts of a drink name and its ingredients do not hold: "top with crushed peanuts".
 *
 * @param texts its name, its note, its steps and the notes on its lines
 */
export function findNamedAllergens(
  drink: OwnRecipe,
  parts: DrinkParts,
  locale: Locale,
  texts = listTexts(drink),
  names?: ProseNames,
): Substance[] {
  const { substances, saidPossible } = readProse(texts, locale, names);
  if (substances.length === 0 && saidPossible.length === 0) return [];
  const held = describeOwnDrink({ ...drink, allergens: [] }, parts, locale).allergens;
  // What is only possible is not stated where a line says so too: the amaretto of an "Amaretto Flip".
  return SUBSTANCES.filter(
    (one) =>
      (substances.includes(one) && !held.contains.includes(one)) ||
      (saidPossible.includes(one) && !held.contains.includes(one) && !held.mayContain.includes(one)),
  );
}

/** Whether the allergens of a drink are stated: something that we do not know needs its owner to state at least one. */
function isStated({ allergens, lines }: OwnRecipe): boolean {
  return allergens.length > 0 || lines.every((line) => 'ingredient' in line);
}

/**
 * A drink whose owner states too what its texts name.
 *
 * @param notIn what the owner has said is not in it
 */
export function withNamedAllergens(
  drink: OwnRecipe,
  notIn: readonly Substance[],
  parts: DrinkParts,
  locale: Locale,
): OwnRecipe {
  const named = isStated(drink) ? findNamedAllergens(drink, parts, locale) : [];
  const stated = [...drink.allergens, ...named.filter((substance) => !notIn.includes(substance))];
  return { ...drink, allergens: SUBSTANCES.filter((substance) => stated.includes(substance)) };
}

/** What the texts of a stored drink name and its owner has not stated: looked at, and not in it. */
export function findDismissed(drink: OwnRecipe, parts: DrinkParts, locale: Locale): Substance[] {
  if (!isStated(drink)) return [];
  return findNamedAllergens(drink, parts, locale).filter((substance) => !drink.allergens.includes(substance));
}

function listTexts({ name, note, instructions, lines }: OwnRecipe): string {
  return [name, note ?? '', instructions ?? '', ...lines.map((line) => line.note ?? '')].join('\n');
}

import type { Substance } from '../../contracts/diet/diet.ts';
import type { DrinkParts } from '../../contracts/drinks/drinkParts.ts';
import type { OwnRecipe } from '../../contracts/own-drinks/ownDrink.ts';
import type { Locale } from '../../contracts/site/locale.ts';
import { readProse } from '../names/proseReading.ts';
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
): Substance[] {
  const { substances } = readProse(texts, locale);
  if (substances.length === 0) return [];
  const { contains } = describeOwnDrink({ ...drink, allergens: [] }, parts, locale).allergens;
  return substances.filter((substance) => !contains.includes(substance));
}

function listTexts({ name, note, instructions, lines }: OwnRecipe): string {
  return [name, note ?? '', instructions ?? '', ...lines.map((line) => line.note ?? '')].join('\n');
}

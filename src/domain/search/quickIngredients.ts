import { foldText } from '../../text/foldText.ts';

/** Chips of ingredients offered above a list (specification, sections 2 and 9). */
const CHIP_COUNT = 8;
/** A chip's word has at least so many characters … */
const LEAST_CHARACTERS = 3;
/** … and stands in at least so many recipes. */
const LEAST_RECIPES = 3;

/**
 * The last word of an ingredient's cleaned name, in lower case.
 *
 * @example lastWord('Lime juice (fresh)') // 'juice'
 */
export function lastWord(ingredient: string): string {
  return (
    foldText(ingredient.replace(/\([^()]*\)/g, ''))
      .split(' ')
      .at(-1) ?? ''
  );
}

/**
 * The words of the quick ingredient chips: the last word of each ingredient, 3 or more characters, in at least 3
 * recipes, the 8 that most recipes have; equal counts by the alphabet.
 *
 * @param recipes the English names of the ingredients of each
 */
export function quickIngredients(recipes: readonly (readonly string[])[]): string[] {
  const counts = new Map<string, number>();
  for (const ingredients of recipes) {
    for (const word of new Set(ingredients.map(lastWord))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts]
    .filter(([word, count]) => word.length >= LEAST_CHARACTERS && count >= LEAST_RECIPES)
    .sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1))
    .slice(0, CHIP_COUNT)
    .map(([word]) => word);
}

import type { Substance } from '../../contracts/diet/diet.ts';
import type { MixIndex } from '../../contracts/shelf/mixIndex.ts';
import { readFacts } from '../../domain/shelf/mixFacts.ts';
import type { DrinkAllergens, KnownDrinks } from './loadMenuDrinks.ts';

/** Tells the allergens of drinks; gives the same object for a drink each time, so that its row is not drawn anew. */
export function createAllergenFinder(
  { byId }: Pick<KnownDrinks, 'byId'>,
  { recipes }: Pick<MixIndex, 'recipes'>,
): (id: string) => DrinkAllergens | undefined {
  const recipeById = new Map(recipes.map((recipe) => [recipe.id, recipe]));
  const known = new Map<string, DrinkAllergens | undefined>();
  const findAllergens = (id: string): DrinkAllergens | undefined => {
    const recipe = recipeById.get(id);
    return byId.get(id)?.allergens ?? (recipe && readFacts(recipe).allergens);
  };
  return (id) => {
    if (!known.has(id)) known.set(id, findAllergens(id));
    return known.get(id);
  };
}

/** The names of allergens; the id of one that has none. */
export function nameAllergens(
  ids: readonly Substance[],
  substances: readonly { id: Substance; name: string }[],
): string[] {
  return ids.map((id) => substances.find((one) => one.id === id)?.name ?? id);
}

/** So many allergens that depend on the brand fit into a row of the table. */
const MOST_BY_BRAND = 3;

/** Allergens that depend on the brand, short enough for a row of the table: each with a question mark, or how many. */
export function shortenByBrand(names: readonly string[], sayNumber: (number: number) => string): string[] {
  return names.length > MOST_BY_BRAND ? [sayNumber(names.length)] : names.map((name) => `${name}?`);
}

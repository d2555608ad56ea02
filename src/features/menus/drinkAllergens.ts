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

/** The allergens in words, those that depend on the brand marked as such. */
export function nameAllergens(
  { contains, mayContain }: DrinkAllergens,
  substances: readonly { id: Substance; name: string }[],
  markMaybe: (name: string) => string,
): string[] {
  const nameOf = (id: Substance) => substances.find((one) => one.id === id)?.name ?? id;
  return [...contains.map(nameOf), ...mayContain.map((id) => markMaybe(nameOf(id)))];
}

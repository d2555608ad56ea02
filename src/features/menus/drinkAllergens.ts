import type { MixIndex } from '../../contracts/shelf/mixIndex.ts';
import { readFacts } from '../../domain/shelf/mixFacts.ts';
import type { DrinkAllergens, KnownDrinks } from './loadMenuDrinks.ts';

/** Names the allergens of drinks; gives the same object for a drink each time, so that its row is not drawn anew. */
export function createAllergenNames(
  { substances, byId }: Pick<KnownDrinks, 'substances' | 'byId'>,
  { recipes }: Pick<MixIndex, 'recipes'>,
): (id: string) => DrinkAllergens | undefined {
  const names = new Map(substances.map(({ id, name }) => [id, name]));
  const recipeById = new Map(recipes.map((recipe) => [recipe.id, recipe]));
  const known = new Map<string, DrinkAllergens | undefined>();
  const nameAllergens = (id: string): DrinkAllergens | undefined => {
    const recipe = recipeById.get(id);
    const found = byId.get(id)?.allergens ?? (recipe && readFacts(recipe).allergens);
    if (found === undefined) return undefined;
    const inWords = (ids: typeof found.contains) => ids.map((substance) => names.get(substance) ?? substance);
    return { contains: inWords(found.contains), mayContain: inWords(found.mayContain) };
  };
  return (id) => {
    if (!known.has(id)) known.set(id, nameAllergens(id));
    return known.get(id);
  };
}

import type { Recipe } from '../contracts/recipe.ts';
import { deriveLook, type Look } from '../domain/look.ts';
import { withStated } from '../domain/statedLook.ts';
import type { Draft } from './draft.ts';
import { known } from './known.ts';

/**
 * What the glass of a recipe shows: derived from its lines, with what the recipe states in its `look`.
 *
 * @throws Error where its glass is in no vocabulary, which the checks tell before
 */
export function lookOf(
  recipe: Recipe,
  { ingredientById, vocabularies }: Pick<Draft, 'ingredientById' | 'vocabularies'>,
): Look {
  const derived = deriveLook(
    recipe,
    (id) => ingredientById.get(id),
    (id) => vocabularies.units.get(id),
    known(vocabularies.glasses.get(recipe.glass), recipe.glass).capacity,
  );
  return recipe.look === undefined ? derived : withStated(derived, recipe.look);
}

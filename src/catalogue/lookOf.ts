import type { Recipe } from '../contracts/recipe.ts';
import { deriveLook, type Look } from '../domain/look.ts';
import { known } from './known.ts';
import type { Catalogue } from './loadCatalogue.ts';

/** What the glass of a recipe shows. */
export function lookOf(recipe: Recipe, { ingredientById, vocabularies }: Catalogue): Look {
  return deriveLook(
    recipe,
    (id) => ingredientById.get(id),
    (id) => vocabularies.units.get(id),
    known(vocabularies.glasses.get(recipe.glass), recipe.glass).capacity,
  );
}

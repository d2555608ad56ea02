import type { Ingredient } from '../contracts/ingredient.ts';
import type { PictureManifest } from '../contracts/pictures.ts';
import type { Recipe } from '../contracts/recipe.ts';
import { byId } from '../domain/byId.ts';
import type { Draft } from './draft.ts';
import type { Phrases } from './phrases.ts';
import type { Vocabularies } from './vocabulary.ts';

/** Everything in `data/`, checked. */
export interface Catalogue {
  vocabularies: Vocabularies;
  ingredientById: ReadonlyMap<string, Ingredient>;
  /** In the order of their ids. */
  recipes: Recipe[];
  phrases: Phrases;
  /** The rendered pictures that there are. */
  pictures: PictureManifest;
}

/** The catalogue of a draft that has been checked. */
export function catalogueOf({ vocabularies, ingredientById, recipes, phrases, pictures }: Draft): Catalogue {
  return {
    vocabularies,
    ingredientById,
    recipes: recipes.map(({ recipe }) => recipe).sort(byId),
    phrases,
    pictures,
  };
}

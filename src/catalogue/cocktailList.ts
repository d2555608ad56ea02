import type { Cocktail } from '../contracts/cocktail.ts';
import type { Locale } from '../contracts/locale.ts';
import type { RecipeKind } from '../contracts/recipe.ts';
import { cocktailEntity } from './cocktailEntity.ts';
import { siteCatalogue, viewsOf } from './siteCatalogue.ts';

/** All cocktails, or all shots, in a language as the API answers them. */
export function cocktailList(kind: RecipeKind, locale: Locale): Cocktail[] {
  const recipes = siteCatalogue().recipes.filter((recipe) => recipe.kind === kind);
  return viewsOf(recipes, locale).map(cocktailEntity);
}

import { statSync } from 'node:fs';
import { contentVersion } from '../catalogue/contentVersion.ts';
import { pictureVersion } from '../catalogue/pictureView.ts';
import { siteCatalogue, getRecipeView } from '../catalogue/siteCatalogue.ts';
import type { Locale } from '../contracts/site/locale.ts';
import type { OfflineRecipes } from '../contracts/site/offline.ts';
import { drawDrink } from '../features/drink-drawing/drawDrink.ts';
import { findStoredRecipe } from '../features/offline/findStoredRecipe.ts';

const made = new Map<Locale, OfflineRecipes>();

/** All recipes in a language as a device keeps them, by the paths of their pages without the language. */
export function listOfflineRecipes(locale: Locale): OfflineRecipes {
  const { recipes, pictures } = siteCatalogue();
  const kept =
    made.get(locale) ??
    Object.fromEntries(
      recipes.map((recipe) => {
        const picture = pictureVersion(pictures, recipe.id);
        return [recipe.path, findStoredRecipe(getRecipeView(recipe, locale), picture, locale)];
      }),
    );
  made.set(locale, kept);
  return kept;
}

/** Where they are, and the bytes that they and one small picture of each take on a device. */
export function getOfflineRecipesFile(locale: Locale): { address: string; bytes: number } {
  const recipes = listOfflineRecipes(locale);
  return {
    address: `/lists/${locale}/recipes.json?v=${contentVersion(recipes)}`,
    bytes: Buffer.byteLength(JSON.stringify(recipes)) + (pictureBytes ??= countPictureBytes()),
  };
}

let pictureBytes: number | undefined;

function countPictureBytes(): number {
  const { recipes, pictures } = siteCatalogue();
  const sizes = recipes.map(({ id, appearance }) =>
    pictureVersion(pictures, id) === undefined
      ? Buffer.byteLength(drawDrink(appearance))
      : statSync(`public/pictures/${id}/400.avif`).size,
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

import { readRecipeIds } from '../../src/catalogue/recipeIds.ts';
import { dataFolder } from '../lib/dataFolder.ts';

let ids: ReadonlySet<string> | undefined;

/**
 * Whether the site has a recipe of this id. The first call of a function's instance lists the files, and reads none.
 *
 * @throws Error where the catalogue's folder is missing
 */
export function isRecipe(id: string): boolean {
  ids ??= new Set(readRecipeIds(dataFolder()));
  return ids.has(id);
}

import { readRecipePaths } from '../../src/catalogue/recipeIds.ts';
import { dataFolder } from '../lib/dataFolder.ts';

let paths: ReadonlyMap<string, string> | undefined;

/**
 * By its id the path of every recipe's page, without the language. The first call of a function's instance lists the
 * files, and reads none.
 *
 * @throws Error where the catalogue's folder is missing
 */
export function recipePaths(): ReadonlyMap<string, string> {
  paths ??= readRecipePaths(dataFolder());
  return paths;
}

/**
 * Whether the site has a recipe of this id; see {@link recipePaths}.
 *
 * @throws Error where the catalogue's folder is missing
 */
export function isRecipe(id: string): boolean {
  return recipePaths().has(id);
}

import { BUILT_PATHS } from '../../src/catalogue/builtData.ts';
import { readRecipePaths } from '../../src/catalogue/recipeIds.ts';
import { builtFile } from './builtFile.ts';
import { dataFolder } from './dataFolder.ts';

let paths: ReadonlyMap<string, string> | undefined;

/**
 * By its id the path of every recipe's page, without the language; kept by a function's instance.
 *
 * @throws Error where the catalogue's folder is missing
 */
export function recipePaths(): ReadonlyMap<string, string> {
  paths ??= readIt();
  return paths;
}

function readIt(): ReadonlyMap<string, string> {
  const built = builtFile(BUILT_PATHS);
  return built === undefined ? readRecipePaths(dataFolder()) : new Map(built as [string, string][]);
}

/**
 * Whether the site has a recipe of this id; see {@link recipePaths}.
 *
 * @throws Error where the catalogue's folder is missing
 */
export function isRecipe(id: string): boolean {
  return recipePaths().has(id);
}

import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { RecipeKind } from '../contracts/drinks/recipe.ts';
import { RECIPE_TEXTS } from './languageTexts.ts';
import { recipePath } from './recipePath.ts';

/**
 * The ids of all recipes, sorted, and by each the path of its page without the language. The files are named for
 * both, so that none needs to be read.
 *
 * @param dataDir the folder that holds `cocktails/`, `shots/` …
 * @throws Error where there is no such folder
 */
export function readRecipePaths(dataDir: string): Map<string, string> {
  const paths = (Object.keys(RECIPE_TEXTS) as RecipeKind[]).flatMap((kind) =>
    readdirSync(path.join(dataDir, RECIPE_TEXTS[kind]))
      .filter((name) => name.endsWith('.json'))
      .map((name): [string, string] => [name.slice(0, name.indexOf('-')), recipePath(kind, name)]),
  );
  return new Map(paths.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The ids of all recipes, sorted; see {@link readRecipePaths}. */
export function readRecipeIds(dataDir: string): string[] {
  return [...readRecipePaths(dataDir).keys()];
}

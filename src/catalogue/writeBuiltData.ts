import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { BarAnswer } from './barAnswers.ts';
import { BUILT_CATALOGUE, BUILT_FOLDER, BUILT_PATHS, writeBuilt, type CatalogueRecord } from './builtData.ts';
import { readRecipeSource } from './draft.ts';
import { deriveFacts } from './drink.ts';
import { CatalogueError } from './problem.ts';
import { createDataReader } from './readJson.ts';
import { readRecipePaths } from './recipeIds.ts';
import { parseStrictJson } from './strictJson.ts';

/**
 * Writes the files that functions read, the catalogue and the paths of the recipes, in place of more than a thousand
 * sources that would have to be checked again.
 *
 * @param dataDir the folder that holds `cocktails/`, `ingredients/` …
 * @throws {CatalogueError} where a file is missing or not what its schema says
 */
export function writeBuiltData(dataDir: string): void {
  const folder = path.join(dataDir, BUILT_FOLDER);
  const catalogue = recordCatalogue(dataDir);
  mkdirSync(folder, { recursive: true });
  writeBuilt(path.join(folder, BUILT_CATALOGUE), catalogue);
  writeBuilt(path.join(folder, BUILT_PATHS), [...readRecipePaths(dataDir)]);
}

/**
 * Reads the data by its schemas, and records the catalogue with the facts derived from each recipe.
 *
 * @throws {CatalogueError} where a file is missing or not what its schema says
 */
export function recordCatalogue(dataDir: string): CatalogueRecord {
  const reader = createDataReader(dataDir, parseStrictJson);
  const draft = readRecipeSource(reader);
  if (reader.problems.length > 0) throw new CatalogueError(reader.problems);
  const { vocabularies, ingredientById, bottles, phrases, sources, barAnswers, pictures } = draft;
  return {
    vocabularies: Object.fromEntries(
      Object.entries(vocabularies).map(([name, terms]) => [name, [...terms.values()]]),
    ),
    ingredients: [...ingredientById.values()],
    bottles,
    recipes: draft.recipes.flatMap(({ recipe, drink }) =>
      drink === undefined ? [] : [{ recipe, derived: deriveFacts(drink) }],
    ),
    phrases,
    sources: Object.fromEntries(sources),
    // The wordings of guests stand in the tables of the chat (writeChatTables.ts), and are half of what would be read here.
    barAnswers: barAnswers.map(({ id, drinks, ingredients, texts }) => ({
      id,
      drinks,
      ingredients,
      texts: withoutWordings(texts),
    })),
    pictures,
  };
}

function withoutWordings(texts: BarAnswer['texts']): BarAnswer['texts'] {
  return Object.fromEntries(Object.entries(texts).map(([locale, text]) => [locale, { ...text, asked: [] }]));
}

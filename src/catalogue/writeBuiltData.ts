import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { BarAnswer } from './barAnswers.ts';
import { BUILT_CATALOGUE, BUILT_FOLDER, BUILT_PATHS, writeBuilt, type CatalogueRecord } from './builtData.ts';
import { draftOf } from './draft.ts';
import { derivedOf } from './drink.ts';
import { CatalogueError } from './problem.ts';
import { createDataReader } from './readJson.ts';
import { readRecipePaths } from './recipeIds.ts';
import { parseStrictJson } from './strictJson.ts';

/**
 * Writes what functions read: one file instead of more than a thousand, with nothing left to check in it.
 *
 * @param dataDir the folder that holds `cocktails/`, `ingredients/` …
 * @throws {CatalogueError} where a file is missing or not what its schema says
 */
export function writeBuiltData(dataDir: string): void {
  const folder = path.join(dataDir, BUILT_FOLDER);
  mkdirSync(folder, { recursive: true });
  const write = (file: string, value: unknown): void => {
    writeBuilt(path.join(folder, file), value);
  };
  write(BUILT_CATALOGUE, recordCatalogue(dataDir));
  write(BUILT_PATHS, [...readRecipePaths(dataDir)]);
}

/**
 * Reads the data by its schemas, and records the catalogue with what follows from each recipe.
 *
 * @throws {CatalogueError} where a file is missing or not what its schema says
 */
export function recordCatalogue(dataDir: string): CatalogueRecord {
  const reader = createDataReader(dataDir, parseStrictJson);
  const draft = draftOf(reader);
  if (reader.problems.length > 0) throw new CatalogueError(reader.problems);
  const { vocabularies, ingredientById, bottles, recipes, phrases, sources, barAnswers, pictures } = draft;
  return {
    vocabularies: Object.fromEntries(
      Object.entries(vocabularies).map(([name, terms]) => [name, [...terms.values()]]),
    ),
    ingredients: [...ingredientById.values()],
    bottles,
    recipes: recipes.flatMap(({ recipe, drink }) =>
      drink === undefined ? [] : [{ recipe, derived: derivedOf(drink) }],
    ),
    phrases,
    sources: Object.fromEntries(sources),
    barAnswers: barAnswers.map(withoutAsked),
    pictures,
  };
}

/** How guests word a question stands in the tables of the chat, by which it is found; read here, it would take time alone. */
function withoutAsked({ texts, ...answer }: BarAnswer): BarAnswer {
  const told = Object.entries(texts).map(([locale, text]) => [locale, { ...text, asked: [] }]);
  return { ...answer, texts: Object.fromEntries(told) as BarAnswer['texts'] };
}

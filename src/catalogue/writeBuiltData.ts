import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { BUILT_CATALOGUE, BUILT_FOLDER, BUILT_PATHS, writeBuilt, type DataRecord } from './builtData.ts';
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
 * Reads the data by its schemas, and keeps what became of each file and what follows from each recipe.
 *
 * @throws {CatalogueError} where a file is missing or not what its schema says
 */
export function recordCatalogue(dataDir: string): DataRecord {
  const reader = createDataReader(dataDir, parseStrictJson);
  const files: Record<string, unknown> = {};
  const { recipes } = draftOf({
    ...reader,
    read(file, schema) {
      const value = reader.read(file, schema);
      files[file] = value;
      return value;
    },
  });
  if (reader.problems.length > 0) throw new CatalogueError(reader.problems);
  return {
    files,
    derived: Object.fromEntries(
      recipes.flatMap(({ drink }) => (drink === undefined ? [] : [[drink.id, derivedOf(drink)]])),
    ),
  };
}

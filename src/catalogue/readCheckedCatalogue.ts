import { buildCatalogue, type Catalogue } from './catalogue.ts';
import { readRecipeSource } from './draft.ts';
import { CatalogueError } from './problem.ts';
import { createDataReader } from './readJson.ts';

/**
 * Reads data that a build has already checked: every file by its schema, but not one against the other. For
 * functions, which have neither the time for the checks nor the package of the strict parser.
 *
 * @param dataDir the folder that holds `cocktails/`, `ingredients/` …
 * @throws {CatalogueError} where a file is missing or not what its schema says
 */
export function readCheckedCatalogue(dataDir: string): Catalogue {
  const reader = createDataReader(dataDir, (text) => ({ value: JSON.parse(text) as unknown, faults: [] }));
  const draft = readRecipeSource(reader);
  if (reader.problems.length > 0) throw new CatalogueError(reader.problems);
  return buildCatalogue(draft);
}

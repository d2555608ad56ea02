import path from 'node:path';
import { BUILT_FOLDER, writeBuilt } from '../../../src/catalogue/builtData.ts';
import { readCheckedCatalogue } from '../../../src/catalogue/readCheckedCatalogue.ts';
import { BUILT_LEXICON, lexiconTables } from './lexicon.ts';

/**
 * Writes the words of the chat as tables, which take a function half a second to make. It runs in a build, after
 * `writeBuiltData`.
 *
 * @param dataDir the folder that holds `cocktails/`, `ingredients/` …
 * @throws {CatalogueError} where the data cannot be read
 */
export function writeChatTables(dataDir: string): void {
  const tables = lexiconTables(readCheckedCatalogue(dataDir));
  writeBuilt(path.join(dataDir, BUILT_FOLDER, BUILT_LEXICON), tables);
}

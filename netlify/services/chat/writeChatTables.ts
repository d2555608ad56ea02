import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { BUILT_FOLDER, writeBuilt } from '../../../src/catalogue/builtData.ts';
import { readCheckedCatalogue } from '../../../src/catalogue/readCheckedCatalogue.ts';
import { LOCALES } from '../../../src/contracts/locale.ts';
import { answerTables } from './answerTables.ts';
import { BUILT_LEXICON, BUILT_NAMES, builtAnswers, builtSafety, CHAT_FOLDER } from './builtTables.ts';
import { lexiconTables } from './lexicon.ts';
import { indexedNames } from './safety/nameTables.ts';
import { indexedSafetyWords } from './safety/safetyWords.ts';

/**
 * Writes the words of the chat as tables, which take a function half a second to make. It runs in a build, after
 * `writeBuiltData`.
 *
 * @param dataDir the folder that holds `cocktails/`, `ingredients/` …
 * @throws {CatalogueError} where the data cannot be read
 */
export function writeChatTables(dataDir: string): void {
  const catalogue = readCheckedCatalogue(dataDir);
  const folder = path.join(dataDir, BUILT_FOLDER);
  mkdirSync(path.join(folder, CHAT_FOLDER), { recursive: true });
  const write = (file: string, tables: unknown): void => {
    writeBuilt(path.join(folder, file), tables);
  };
  write(BUILT_LEXICON, lexiconTables(catalogue));
  write(BUILT_NAMES, indexedNames());
  for (const locale of LOCALES) {
    write(builtAnswers(locale), answerTables(catalogue.barAnswers, locale));
    write(builtSafety(locale), indexedSafetyWords(locale));
  }
}

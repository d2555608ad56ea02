import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { BUILT_FOLDER, writeBuilt } from '../../../src/catalogue/builtData.ts';
import { readCheckedCatalogue } from '../../../src/catalogue/readCheckedCatalogue.ts';
import { collectNames } from '../../../src/catalogue/wishReader.ts';
import { LOCALES } from '../../../src/contracts/site/locale.ts';
import { CHAT_FOLDER, BUILT_NAMES, builtAnswers } from './builtTables.ts';
import { createAnswerTables } from './facts/answerTables.ts';

/**
 * Writes the indexes of the bar's book and of all names, which a function would need most of a second to make. It runs in a build, after
 * `writeBuiltData`.
 *
 * @param dataDir the folder that holds `cocktails/`, `ingredients/` …
 * @throws {CatalogueError} where the data cannot be read
 */
export function writeChatTables(dataDir: string): void {
  const catalogue = readCheckedCatalogue(dataDir);
  const folder = path.join(dataDir, BUILT_FOLDER);
  mkdirSync(path.join(folder, CHAT_FOLDER), { recursive: true });
  for (const locale of LOCALES)
    writeBuilt(path.join(folder, builtAnswers(locale)), createAnswerTables(catalogue.barAnswers, locale));
  writeBuilt(path.join(folder, BUILT_NAMES), collectNames(catalogue));
}

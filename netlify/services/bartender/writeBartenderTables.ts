import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { BUILT_FOLDER, writeBuilt } from '../../../src/catalogue/builtData.ts';
import { readCheckedCatalogue } from '../../../src/catalogue/readCheckedCatalogue.ts';
import { LOCALES } from '../../../src/contracts/locale.ts';
import { BARTENDER_FOLDER, builtAnswers } from './builtTables.ts';
import { createAnswerTables } from './facts/answerTables.ts';

/**
 * Writes the index of the bar's book, which a function would need half a second to make. It runs in a build, after
 * `writeBuiltData`.
 *
 * @param dataDir the folder that holds `cocktails/`, `ingredients/` …
 * @throws {CatalogueError} where the data cannot be read
 */
export function writeBartenderTables(dataDir: string): void {
  const { barAnswers } = readCheckedCatalogue(dataDir);
  const folder = path.join(dataDir, BUILT_FOLDER);
  mkdirSync(path.join(folder, BARTENDER_FOLDER), { recursive: true });
  for (const locale of LOCALES)
    writeBuilt(path.join(folder, builtAnswers(locale)), createAnswerTables(barAnswers, locale));
}

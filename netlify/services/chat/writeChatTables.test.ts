import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { BUILT_FOLDER, readBuilt } from '../../../src/catalogue/builtData.ts';
import { readCheckedCatalogue } from '../../../src/catalogue/readCheckedCatalogue.ts';
import { LOCALES } from '../../../src/contracts/locale.ts';
import { temporaryFolder } from '../../../tools/serve/temporaryFolder.ts';
import { copyFewRecipes } from '../../../tools/test/fewRecipes.ts';
import { answerTables } from './answerTables.ts';
import { BUILT_LEXICON, BUILT_NAMES, builtAnswers, builtSafety } from './builtTables.ts';
import { lexiconTables } from './lexicon.ts';
import { indexedNames } from './safety/nameTables.ts';
import { indexedSafetyWords } from './safety/safetyWords.ts';
import { writeChatTables } from './writeChatTables.ts';

test('a build writes the tables that the code makes of the catalogue', () => {
  const folder = temporaryFolder();
  copyFewRecipes(folder);
  mkdirSync(path.join(folder, BUILT_FOLDER));
  writeChatTables(folder);
  const catalogue = readCheckedCatalogue(folder);
  const built = (file: string) => JSON.stringify(readBuilt(path.join(folder, BUILT_FOLDER, file)));
  const made = (tables: unknown) => JSON.stringify(tables);
  expect(built(BUILT_LEXICON)).toBe(made(lexiconTables(catalogue)));
  expect(built(BUILT_NAMES)).toBe(made(indexedNames()));
  for (const locale of LOCALES) {
    expect(built(builtAnswers(locale))).toBe(made(answerTables(catalogue.barAnswers, locale)));
    expect(built(builtSafety(locale))).toBe(made(indexedSafetyWords(locale)));
  }
});

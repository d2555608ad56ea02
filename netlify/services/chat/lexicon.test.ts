import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../tools/serve/temporaryFolder.ts';
import { copyFewRecipes } from '../../../tools/test/fewRecipes.ts';
import { BUILT_FOLDER, readBuilt } from '../../../src/catalogue/builtData.ts';
import { readCheckedCatalogue } from '../../../src/catalogue/readCheckedCatalogue.ts';
import { LOCALES } from '../../../src/contracts/locale.ts';
import { functionCatalogue } from '../catalogue.ts';
import { answerTables } from './answerTables.ts';
import { BUILT_LEXICON, builtAnswers } from './builtTables.ts';
import { createLexicon, lexiconTables, type LexiconTables } from './lexicon.ts';
import { writeChatTables } from './writeChatTables.ts';

test('a build writes the tables that the code makes of the catalogue', () => {
  const folder = temporaryFolder();
  copyFewRecipes(folder);
  mkdirSync(path.join(folder, BUILT_FOLDER));
  writeChatTables(folder);
  const built = (file: string) => readBuilt(path.join(folder, BUILT_FOLDER, file));
  const catalogue = readCheckedCatalogue(folder);
  expect(built(BUILT_LEXICON)).toEqual(lexiconTables(catalogue));
  for (const locale of LOCALES)
    expect(built(builtAnswers(locale))).toEqual({ ...answerTables(catalogue.barAnswers, locale) });
});

test('tables that were written find what those find that were made', () => {
  const made = lexiconTables(functionCatalogue());
  const written = JSON.parse(JSON.stringify(made)) as LexiconTables;
  const [before, after] = [createLexicon(made), createLexicon(written)];
  for (const text of ['a negroni with limes', 'mojitto', 'gincocktail mit limetten', 'daikiri de fraises']) {
    const spans = before.find(text.split(' '));
    expect(spans).not.toEqual([]);
    expect(after.find(text.split(' '))).toEqual(spans);
  }
});

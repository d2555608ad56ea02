import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../tools/serve/temporaryFolder.ts';
import { copyFewRecipes } from '../../../tools/test/fewRecipes.ts';
import { BUILT_FOLDER, readBuilt } from '../../../src/catalogue/builtData.ts';
import { readCheckedCatalogue } from '../../../src/catalogue/readCheckedCatalogue.ts';
import { functionCatalogue } from '../catalogue.ts';
import { BUILT_LEXICON, createLexicon, lexiconTables, type LexiconTables } from './lexicon.ts';
import { writeChatTables } from './writeChatTables.ts';

test('a build writes the tables that the code makes of the catalogue', () => {
  const folder = temporaryFolder();
  copyFewRecipes(folder);
  mkdirSync(path.join(folder, BUILT_FOLDER));
  writeChatTables(folder);
  const built = readBuilt(path.join(folder, BUILT_FOLDER, BUILT_LEXICON));
  expect(built).toEqual(lexiconTables(readCheckedCatalogue(folder)));
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

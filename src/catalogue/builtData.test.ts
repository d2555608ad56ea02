import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tools/serve/temporaryFolder.ts';
import { copyFewRecipes } from '../../tools/test/fewRecipes.ts';
import {
  BUILT_CATALOGUE,
  BUILT_FOLDER,
  BUILT_PATHS,
  readBuilt,
  replayCatalogue,
  writeBuilt,
  type CatalogueRecord,
} from './builtData.ts';
import { readCheckedCatalogue } from './readCheckedCatalogue.ts';
import { readRecipePaths } from './recipeIds.ts';
import { recordCatalogue, writeBuiltData } from './writeBuiltData.ts';

/** As text: to compare it as objects takes half a minute. */
/** All of a catalogue but the wordings of guests, which the tables of the chat hold. */
const told = (catalogue: unknown) =>
  JSON.stringify(catalogue, (key, value: unknown) =>
    key === 'asked'
      ? []
      : value instanceof Map || value instanceof Set
        ? [...(value as Set<unknown>)]
        : value,
  );

test('what a build reads for functions becomes the catalogue that the files are', () => {
  const record = JSON.parse(JSON.stringify(recordCatalogue('data'))) as CatalogueRecord;
  const catalogue = readCheckedCatalogue('data');
  const replayed = replayCatalogue(record);
  expect(Object.keys(replayed)).toEqual(Object.keys(catalogue));
  expect(told(replayed) === told(catalogue)).toBe(true);
  expect(JSON.stringify(record)).not.toContain('"asked":["');
});

test('a build writes it for functions, with the paths of the recipes', () => {
  const folder = temporaryFolder();
  copyFewRecipes(folder);
  writeBuiltData(folder);
  const built = (file: string) => readBuilt(path.join(folder, BUILT_FOLDER, file));
  const { recipes } = replayCatalogue(built(BUILT_CATALOGUE) as CatalogueRecord);
  expect(recipes.map(({ id }) => id)).toContain('11002');
  expect(built(BUILT_PATHS)).toEqual([...readRecipePaths(folder)]);
});

test('a file that is not what its schema says is named, and nothing is written', () => {
  const folder = temporaryFolder();
  copyFewRecipes(folder);
  writeFileSync(path.join(folder, 'cocktails', '11002-negroni.json'), '{"id": 1}');
  expect(() => {
    writeBuiltData(folder);
  }).toThrow('cocktails/11002-negroni.json');
  expect(existsSync(path.join(folder, BUILT_FOLDER, BUILT_CATALOGUE))).toBe(false);
});

test('every letter that is written for functions is read as it was', () => {
  const file = path.join(temporaryFolder(), 'letters.json');
  const letters = ['é ÿ œ', '’ – \u202f', '\u2028', '🍸', '"\\u0041'];
  writeBuilt(file, letters);
  expect(readBuilt(file)).toEqual(letters);
});

test('what a build has derived is taken as it is', () => {
  const record = recordCatalogue('data');
  const changed = record.recipes.map(({ recipe, derived }) => ({ recipe, derived: { ...derived, abv: 99 } }));
  const { recipes } = replayCatalogue({ ...record, recipes: changed });
  expect(recipes.find(({ id }) => id === '11002')?.abv).toBe(99);
});

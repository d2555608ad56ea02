import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { LOCALES } from '../contracts/site/locale.ts';
import { temporaryFolder } from '../../tools/serve/temporaryFolder.ts';
import { copyFewRecipes } from '../../tools/test/fewRecipes.ts';
import {
  BUILT_CATALOGUE,
  BUILT_FOLDER,
  BUILT_PATHS,
  readBuilt,
  restoreCatalogue,
  type CatalogueRecord,
} from './builtData.ts';
import { readCheckedCatalogue } from './readCheckedCatalogue.ts';
import { readRecipePaths } from './recipeIds.ts';
import { recordCatalogue, writeBuiltData } from './writeBuiltData.ts';

/** All of a catalogue but the wordings of guests, as text: to compare it as objects takes half a minute. */
const textOf = (catalogue: unknown) =>
  JSON.stringify(catalogue, (key, value: unknown) => {
    if (key === 'asked') return [];
    return value instanceof Map || value instanceof Set ? [...(value as Set<unknown>)] : value;
  });

test('what a build records for functions becomes the catalogue of the files again', () => {
  const record = JSON.parse(JSON.stringify(recordCatalogue('data'))) as CatalogueRecord;
  expect(JSON.stringify(record.barAnswers)).not.toContain('"asked":["');
  expect(textOf(restoreCatalogue(record)) === textOf(readCheckedCatalogue('data'))).toBe(true);
});

test('a build writes it for functions, with the paths of the recipes', () => {
  const folder = temporaryFolder();
  copyFewRecipes(folder);
  writeBuiltData(folder);
  const built = (file: string) => readBuilt(path.join(folder, BUILT_FOLDER, file));
  const { recipes } = restoreCatalogue(built(BUILT_CATALOGUE) as CatalogueRecord);
  const negroni = recipes.find(({ id }) => id === '11002');
  for (const locale of LOCALES) expect(negroni?.description[locale]).toMatch(/Campari/);
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

test('what a build has derived is taken as it is', () => {
  const record = recordCatalogue('data');
  const recipes = record.recipes.map(({ recipe, derived }) => ({ recipe, derived: { ...derived, abv: 99 } }));
  const restored = restoreCatalogue({ ...record, recipes });
  expect(restored.recipes.find(({ id }) => id === '11002')?.abv).toBe(99);
});

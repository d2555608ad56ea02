import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { LOCALES, type Locale } from '../contracts/locale.ts';
import { temporaryFolder } from '../../tools/serve/temporaryFolder.ts';
import { copyFewRecipes } from '../../tools/test/fewRecipes.ts';
import {
  BUILT_CATALOGUE,
  BUILT_FOLDER,
  BUILT_PATHS,
  builtTexts,
  readBuilt,
  replayCatalogue,
  writeBuilt,
  type CatalogueRecord,
  type LanguageRecord,
} from './builtData.ts';
import { readCheckedCatalogue } from './readCheckedCatalogue.ts';
import { readRecipePaths } from './recipeIds.ts';
import { recordCatalogue, writeBuiltData } from './writeBuiltData.ts';

/** What a language says, also where it is asked only then. */
const LONG = ['description', 'texts', 'phrases'];
const spelledOut = (said: Readonly<Record<string, unknown>>) => LOCALES.map((locale) => said[locale] ?? null);
/**
 * All of a catalogue but the wordings of guests, which the tables of the chat hold. As text: to compare it as objects
 * takes half a minute.
 */
const told = (catalogue: unknown) =>
  JSON.stringify(catalogue, (key, value: unknown) => {
    if (key === 'asked') return [];
    if (LONG.includes(key)) return spelledOut(value as Readonly<Record<string, unknown>>);
    return value instanceof Map || value instanceof Set ? [...(value as Set<unknown>)] : value;
  });

test('what a build reads for functions becomes the catalogue that the files are', () => {
  const recorded = recordCatalogue('data');
  const record = JSON.parse(JSON.stringify(recorded.catalogue)) as CatalogueRecord;
  const catalogue = readCheckedCatalogue('data');
  const replayed = replayCatalogue(record, recorded.textsIn);
  expect(Object.keys(replayed)).toEqual(Object.keys(catalogue));
  expect(told(replayed) === told(catalogue)).toBe(true);
  expect(JSON.stringify(LOCALES.map(recorded.textsIn))).not.toContain('"asked":["');
  expect(Object.keys(record.barAnswers[0] ?? {})).toEqual(['id', 'drinks', 'ingredients']);
});

test('a build writes it for functions, with the paths of the recipes', () => {
  const folder = temporaryFolder();
  copyFewRecipes(folder);
  writeBuiltData(folder);
  const built = (file: string) => readBuilt(path.join(folder, BUILT_FOLDER, file));
  const textsIn = (locale: Locale) => built(builtTexts(locale)) as LanguageRecord;
  const { recipes } = replayCatalogue(built(BUILT_CATALOGUE) as CatalogueRecord, textsIn);
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

test('every letter that is written for functions is read as it was', () => {
  const file = path.join(temporaryFolder(), 'letters.json');
  const letters = ['é ÿ œ', '’ – \u202f', '\u2028', '🍸', '"\\u0041'];
  writeBuilt(file, letters);
  expect(readBuilt(file)).toEqual(letters);
});

test('what a build has derived is taken as it is', () => {
  const { catalogue, textsIn } = recordCatalogue('data');
  const changed = catalogue.recipes.map(({ recipe, derived }) => ({
    recipe,
    derived: { ...derived, abv: 99 },
  }));
  const { recipes } = replayCatalogue({ ...catalogue, recipes: changed }, textsIn);
  expect(recipes.find(({ id }) => id === '11002')?.abv).toBe(99);
});

test('a language is read when one of its texts is first wanted', () => {
  const { catalogue, textsIn } = recordCatalogue('data');
  const wanted: Locale[] = [];
  const { recipes } = replayCatalogue(catalogue, (locale) => {
    wanted.push(locale);
    return textsIn(locale);
  });
  expect(wanted).toEqual([]);
  expect(recipes[0]?.description.de).not.toBe(recipes[0]?.description.en);
  expect(wanted).toEqual(['de', 'en']);
});

import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tools/serve/temporaryFolder.ts';
import { loadCatalogue } from './loadCatalogue.ts';
import { readRecipeIds } from './recipeIds.ts';

test('the names of the files tell the ids of all recipes', () => {
  expect(readRecipeIds('data')).toEqual(loadCatalogue('data').recipes.map(({ id }) => id));
});

test('what is no JSON is no recipe', () => {
  const folder = temporaryFolder();
  for (const kind of ['cocktails', 'shots']) mkdirSync(path.join(folder, kind));
  for (const file of ['shots/12001-b-52.json', 'cocktails/11002-negroni.json', 'cocktails/11003-notes.md'])
    writeFileSync(path.join(folder, file), '');
  expect(readRecipeIds(folder)).toEqual(['11002', '12001']);
});

test('a folder that is missing is no catalogue without recipes', () => {
  expect(() => readRecipeIds(temporaryFolder())).toThrow('ENOENT');
});

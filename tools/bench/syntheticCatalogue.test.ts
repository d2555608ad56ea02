import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadCatalogue } from '../../src/catalogue/loadCatalogue.ts';
import { temporaryFolder } from '../serve/temporaryFolder.ts';
import { countRecipes, writeSyntheticCatalogue } from './syntheticCatalogue.ts';

it.each([20, 5000])('writes %i recipes that pass every check of the catalogue', (count) => {
  const folder = join(temporaryFolder(), 'data');
  writeSyntheticCatalogue('data', folder, count);
  expect(countRecipes(folder)).toBe(count);
  expect(loadCatalogue(folder).recipes).toHaveLength(count);
});

it.each([0, -1, Number.NaN, 1_000_000])('writes no catalogue of %d recipes', (count) => {
  const folder = join(temporaryFolder(), 'data');
  expect(() => {
    writeSyntheticCatalogue('data', folder, count);
  }).toThrow(RangeError);
});

import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { loadCatalogue } from '../../src/catalogue/loadCatalogue.ts';
import { mixIndex, mixWords } from '../../src/catalogue/mixIndex.ts';
import { LOCALES } from '../../src/contracts/locale.ts';
import { mixIndexSchema, mixWordsSchema } from '../../src/contracts/mixIndex.ts';
import { gzipSync } from 'node:zlib';
import { createJudge, createWordJudge, measure } from './judge.ts';
import { LABELLED_PAIRS } from './labelledPairs.ts';

/** Compressed bytes that the index may take for each recipe, ingredients included: 40 kB for 600. */
const MOST_BYTES = 40_000 / 600;

const catalogue = loadCatalogue(resolve('data'));

test('matching agrees with a bartender, and better than words do', () => {
  expect(LABELLED_PAIRS.length).toBeGreaterThanOrEqual(60);
  expect(new Set(LABELLED_PAIRS.map(({ locale }) => locale)).size).toBe(LOCALES.length);
  const own = measure(LABELLED_PAIRS, createJudge(catalogue));
  const words = measure(LABELLED_PAIRS, createWordJudge(catalogue));
  expect(own.precision).toBeGreaterThanOrEqual(0.97);
  expect(own.recall).toBeGreaterThanOrEqual(0.97);
  expect(words.precision).toBeLessThan(own.precision);
});

test.each(LOCALES)('the index in %s is well-formed and small', (locale) => {
  const index = mixIndexSchema.parse(mixIndex(catalogue, locale));
  expect(index.recipes).toHaveLength(catalogue.recipes.length);
  expect(gzipSync(JSON.stringify(index)).length).toBeLessThan(MOST_BYTES * catalogue.recipes.length);
  const words = mixWordsSchema.parse(mixWords(catalogue, locale));
  expect(words.headFirst).toHaveLength(index.ingredients.length);
});

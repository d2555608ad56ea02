import { expect, test } from 'vitest';
import { INGREDIENTS_PATH } from '../web/addressWords.ts';
import { languagePaths, localePaths, localizedPath } from './paths.ts';

test.each([
  ['en', '/', '/'],
  ['en', '/cocktails', '/cocktails'],
  ['nl', '/', '/nl'],
  ['fr', '/cocktail/margarita', '/fr/cocktail/margarita'],
] as const)('the path of %s %s is %s', (locale, path, localized) => {
  expect(localizedPath(locale, path)).toBe(localized);
});

test('a page in the words of each language has its own path in each', () => {
  expect(localizedPath('en', INGREDIENTS_PATH)).toBe('/ingredients');
  expect(localizedPath('de', INGREDIENTS_PATH)).toBe('/de/zutaten');
});

test('pages leave English without a prefix, files of the API do not', () => {
  expect(localePaths().map(({ params }) => params.locale)).toEqual([undefined, 'nl', 'de', 'es', 'fr']);
  expect(languagePaths().map(({ params }) => params.lang)).toEqual(['en', 'nl', 'de', 'es', 'fr']);
});

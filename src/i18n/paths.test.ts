import { expect, test } from 'vitest';
import { languagePaths, localePaths, localizedPath } from './paths.ts';

test.each([
  ['en', '/', '/'],
  ['en', '/cocktails', '/cocktails'],
  ['nl', '/', '/nl'],
  ['fr', '/cocktail/11001', '/fr/cocktail/11001'],
] as const)('the path of %s %s is %s', (locale, path, localized) => {
  expect(localizedPath(locale, path)).toBe(localized);
});

test('pages leave English without a prefix, files of the API do not', () => {
  expect(localePaths().map(({ params }) => params.locale)).toEqual([undefined, 'nl', 'de', 'es', 'fr']);
  expect(languagePaths().map(({ params }) => params.lang)).toEqual(['en', 'nl', 'de', 'es', 'fr']);
});

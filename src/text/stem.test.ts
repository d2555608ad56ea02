import { expect, test } from 'vitest';
import { stemmed } from './stem.ts';

test.each([
  ['limes', 'lim'],
  ['limetten', 'limett'],
  ['gins', 'gin'],
  ['gin', 'gin'],
  // The whole of an ending goes, or none of it.
  ['rues', 'rues'],
  ['eaux', 'eau'],
  ['tequilas blancos', 'tequila blanco'],
  ['', ''],
])('%j is %j without the end of its number', (text, stem) => {
  expect(stemmed(text)).toBe(stem);
});

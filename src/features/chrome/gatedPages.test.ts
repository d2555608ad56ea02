import { expect, it } from 'vitest';
import { isGated } from './gatedPages.ts';

it.each([
  ['/', true],
  ['/cocktails', true],
  ['/cocktail/negroni', true],
  ['/pricing', true],
  ['/terms-of-use', false],
  ['/privacy-policy', false],
  ['/accessibility', false],
])('%s stands behind the age gate: %s', (path, expected) => {
  expect(isGated(path)).toBe(expected);
});

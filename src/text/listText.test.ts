import { expect, test } from 'vitest';
import { neitherText } from './listText.ts';

test.each([
  ['en', 'peanuts or tree nuts'],
  ['nl', 'peanuts of tree nuts'],
  ['de', 'peanuts oder tree nuts'],
  ['es', 'peanuts ni tree nuts'],
  ['fr', 'peanuts ni tree nuts'],
] as const)('what is not there is listed in %s as "%s"', (locale, expected) => {
  expect(neitherText(['peanuts', 'tree nuts'], locale)).toBe(expected);
});

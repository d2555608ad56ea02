import { expect, test } from 'vitest';
import { truncate } from './structuredData.ts';

test.each([
  ['short enough', 20, 'short enough'],
  ['exactly ten', 11, 'exactly ten'],
  ['cut at the end of a word', 12, 'cut at the…'],
  ['no comma, before the dots', 10, 'no comma…'],
  ['Donaudampfschifffahrt', 10, 'Donaudamp…'],
])('%j in %i characters is %j', (text, length, cut) => {
  expect(truncate(text, length)).toBe(cut);
  expect(truncate(text, length).length).toBeLessThanOrEqual(length);
});

import { expect, test } from 'vitest';
import { preferredLanguages } from './acceptLanguage.ts';

test.each([
  ['de', ['de']],
  ['de-AT,de;q=0.9,en;q=0.8', ['de-AT', 'de', 'en']],
  ['en;q=0.8, nl', ['nl', 'en']],
  ['fr;q=0, es', ['es']],
  ['*', []],
  ['', []],
  [null, []],
  [';;;,,q=1,<b>, de;q=x', []],
])('%j asks for %j', (header, tags) => {
  expect(preferredLanguages(header)).toEqual(tags);
});

import { expect, test } from 'vitest';
import { toSlug } from './toSlug.ts';

test.each([
  ['weißer Rum', 'de', 'weisser-rum'],
  ['Likör', 'de', 'likoer'],
  ['Crème de Cassis', 'fr', 'creme-de-cassis'],
  ['jus d’orange', 'fr', 'jus-d-orange'],
  ['piña', 'es', 'pina'],
  ['Nick & Nora glass', 'en', 'nick-nora-glass'],
  ['œuf', 'fr', 'oeuf'],
] as const)('%s in %s is %s in an address', (text, locale, slug) => {
  expect(toSlug(text, locale)).toBe(slug);
});

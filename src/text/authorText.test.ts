import { expect, it } from 'vitest';
import { authorText } from './authorText.ts';

it.each([
  ['Sterling North & Carl Kroch (eds.)', 'en', 'Sterling North & Carl Kroch (eds.)'],
  ['Sterling North & Carl Kroch (eds.)', 'de', 'Sterling North & Carl Kroch (Hg.)'],
  ['Harry Croswell (ed.)', 'nl', 'Harry Croswell (red.)'],
  ['Harry Croswell (ed.)', 'fr', 'Harry Croswell (dir.)'],
  ['Nina Toye & A. H. Adair', 'es', 'Nina Toye & A. H. Adair'],
] as const)('writes the author %s in %s', (author, locale, text) => {
  expect(authorText(author, locale)).toBe(text);
});

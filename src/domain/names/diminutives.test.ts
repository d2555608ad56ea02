import { expect, test } from 'vitest';
import { withoutDiminutives } from './diminutives.ts';

const WORDS = new Set(['cerveza', 'fria', 'jugo', 'pina', 'bier', 'cola', 'gin', 'gurke', 'ron', 'fresita']);
const plain = (text: string) => withoutDiminutives(text, (word) => WORDS.has(word));

test.each([
  ['cervecita fria', 'cerveza fria'],
  ['juguito de pina', 'jugo de pina'],
  ['roncito', 'ron'],
  ['biertjes', 'bier'],
  ['colaatje', 'cola'],
  ['ginnetje', 'gin'],
  ['gurkerl', 'gurke'],
  // A word of a name stays, and so does what is made of no known word.
  ['fresita', 'fresita'],
  ['mojito', 'mojito'],
  ['', ''],
])('%s is made of %s', (text, expected) => {
  expect(plain(text)).toBe(expected);
});

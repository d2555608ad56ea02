import { expect, it } from 'vitest';
import { rolesOf } from './scopes.ts';
import { patternsIn } from './cues.ts';

const en = patternsIn('en');
const nl = patternsIn('nl');
const de = patternsIn('de');
const es = patternsIn('es');
const fr = patternsIn('fr');
const roleOf = (text: string, word: string, language = en) => {
  const words = text.split(' ');
  return rolesOf(words, [language])[words.indexOf(word)];
};

it.each([
  ['gin without egg', 'gin', 'with'],
  ['gin without egg', 'egg', 'without'],
  ['no gin but rum', 'rum', 'with'],
  ['no gin | lime', 'lime', 'with'],
  ['without egg for a party', 'party', 'with'],
  ['vodka instead of gin', 'gin', 'replaced'],
  ['vodka instead of gin', 'vodka', 'offered'],
  ['replace gin with vodka', 'vodka', 'offered'],
])('in “%s”, %s is %s', (text, word, role) => {
  expect(roleOf(text, word)).toBe(role);
});

it('reads other languages', () => {
  expect(roleOf('ich habe kein ei', 'ei', de)).toBe('without');
  expect(roleOf('rum statt gin', 'gin', de)).toBe('replaced');
  expect(roleOf('ohne alkohol fur eine party', 'party', de)).toBe('with');
  expect(roleOf('zonder alcohol voor een feest', 'feest', nl)).toBe('with');
  expect(roleOf('allergisch voor noten', 'noten', nl)).toBe('without');
  expect(roleOf('sin alcohol para una fiesta', 'fiesta', es)).toBe('with');
  expect(roleOf('sans alcool pour une fete', 'fete', fr)).toBe('with');
  expect(roleOf('je n ai pas de sirop d orgeat', 'orgeat', fr)).toBe('without');
});

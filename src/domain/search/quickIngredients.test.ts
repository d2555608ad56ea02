import { expect, test } from 'vitest';
import { lastWord, quickIngredients } from './quickIngredients.ts';

test.each([
  ['lime juice', 'juice'],
  ['Angostura bitters', 'bitters'],
  ['lime juice (freshly pressed)', 'juice'],
  ['crème fraîche', 'fraiche'],
  ['gin', 'gin'],
])('the word of %s is "%s"', (ingredient, word) => {
  expect(lastWord(ingredient)).toBe(word);
});

test('a word counts once per recipe and has to stand in three', () => {
  const sour = ['lime juice', 'lemon juice', 'gin'];
  expect(quickIngredients([sour, sour])).toEqual([]);
  expect(quickIngredients([sour, sour, ['orange juice', 'rum']])).toEqual(['juice']);
});

test('a word of two characters is no chip', () => {
  expect(quickIngredients(Array.from({ length: 4 }, () => ['Japanese yu', 'yuz']))).toEqual(['yuz']);
});

test('the eight words with most recipes come, equal ones by the alphabet', () => {
  const words = ['gin', 'rum', 'lime', 'mint', 'soda', 'cream', 'honey', 'absinthe', 'zest'];
  const recipes = [words, words, words, ['zest', 'soda']];
  expect(quickIngredients(recipes)).toEqual([
    'soda',
    'zest',
    'absinthe',
    'cream',
    'gin',
    'honey',
    'lime',
    'mint',
  ]);
});

import { expect, it } from 'vitest';
import { createPhraseFinder, phraseTables } from './phraseFinder.ts';

const phrases = [
  { text: 'mojito' },
  { text: 'mosto' },
  { text: 'gin' },
  { text: 'lime' },
  { text: 'lime juice' },
  { text: 'Limette' },
  { text: 'whiskey sour' },
  { text: 'Combier', isFixed: true },
];
const finder = createPhraseFinder(
  phraseTables(phrases.map((phrase, means) => ({ ...phrase, means }))),
  (means) => phrases[means]?.text.toLowerCase(),
  (word) => ['with', 'grape', 'and', 'combien'].includes(word),
);
const found = (text: string) => finder.find(text.split(' ')).map(({ values }) => values[0]);

it.each([
  ['gin and lime juice', ['gin', 'lime juice']],
  ['limetten and gins', ['limette', 'gin']],
  ['gincocktail and gindrinks', ['gin', 'gin']],
  ['wiskey sour', ['whiskey sour']],
  ['mojto', ['mojito']],
  ['with grape', []],
  ['gn', []],
  ['combier and combiers', ['combier', 'combier']],
  ['combien', []],
  ['constructor toString', []],
])('finds in “%s”', (text, values) => {
  expect(found(text)).toEqual(values);
});

it('says where it found something and whether letters were forgiven', () => {
  expect(finder.find(['a', 'lime', 'juice'])).toEqual([
    { start: 1, end: 3, values: ['lime juice'], isGuess: false },
  ]);
  expect(finder.find(['mojitto'])[0]?.isGuess).toBe(true);
});

it('stops guessing in a long text of unknown words', () => {
  const words = Array.from({ length: 200 }, (_, index) => `unknownword${index}`);
  expect(finder.find([...words, 'mojitto'])).toEqual([]);
  expect(finder.find([...words, 'mojito'])).toHaveLength(1);
});

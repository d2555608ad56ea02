import { expect, test } from 'vitest';
import { readQuestion, tellingWords, wordsWithoutFree } from './question.ts';

test.each<[string, ReturnType<typeof readQuestion>]>([
  ['Dark and Stormy', { all: ['dark', 'and', 'stormy'], without: [], isFree: false }],
  ['mojito sans alcool', { all: ['mojito'], without: [], isFree: true }],
  ['alcohol-free mojito', { all: ['alcoholfree', 'mojito'], without: [], isFree: true }],
  [
    'margarita sin triple sec con agave',
    { all: ['margarita', 'agave'], without: ['triple sec'], isFree: false },
  ],
  ['gin w/o the lime', { all: ['gin'], without: ['lime'], isFree: false }],
  ['gin without lime without mint', { all: ['gin'], without: ['lime', 'mint'], isFree: false }],
  ['gin without any alcohol', { all: ['gin'], without: [], isFree: true }],
  ['gin without the', { all: ['gin'], without: [], isFree: false }],
  ['gin without', { all: ['gin', 'without'], without: [], isFree: false }],
  ['Sin City', { all: ['sin', 'city'], without: [], isFree: false }],
  ['Non alcoholic mojito', { all: ['nonalcoholic', 'mojito'], without: [], isFree: true }],
  ['virgin mojito', { all: ['virgin', 'mojito'], without: [], isFree: true }],
  ['without alcohol', { all: [], without: [], isFree: true }],
  ['sin', { all: ['sin'], without: [], isFree: false }],
  ['the', { all: ['the'], without: [], isFree: false }],
  ['cocktail', { all: ['cocktail'], without: [], isFree: false }],
  ['!?', { all: [], without: [], isFree: false }],
])('“%s” is read', (text, question) => {
  expect(readQuestion(text)).toEqual(question);
});

test.each([
  ['dark and stormy', ['dark', 'stormy']],
  ['the', ['the']],
  ['the cocktail', ['cocktail']],
])('of the words of “%s”, %j tell something', (text, telling) => {
  expect(tellingWords(text.split(' '))).toEqual(telling);
});

test('words that ask for no alcohol are left out', () => {
  expect(wordsWithoutFree(['virgin', 'mojito'])).toEqual(['mojito']);
  expect(wordsWithoutFree(['mocktail'])).toEqual([]);
});

import { expect, test } from 'vitest';
import { readQuestion, tellingWords } from './question.ts';

test.each<[string, ReturnType<typeof readQuestion>]>([
  ['Dark and Stormy', { all: ['dark', 'and', 'stormy'], without: [], isFree: false }],
  ['mojito sans alcool', { all: ['mojito'], without: [], isFree: true }],
  ['alcohol-free mojito', { all: ['alcoholfree', 'mojito'], without: [], isFree: true }],
  [
    'margarita sin triple sec con agave',
    { all: ['margarita', 'agave'], without: ['triple sec'], isFree: false },
  ],
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
  ['cocktail', ['cocktail']],
])('of the words of “%s”, %j tell something', (text, telling) => {
  expect(tellingWords(text.split(' '))).toEqual(telling);
});

import { expect, test } from 'vitest';
import { readQuestion } from './question.ts';

test.each<[string, ReturnType<typeof readQuestion>]>([
  [
    'Dark and Stormy',
    { all: ['dark', 'and', 'stormy'], telling: ['dark', 'stormy'], without: [], isFree: false },
  ],
  ['mojito sans alcool', { all: ['mojito'], telling: ['mojito'], without: [], isFree: true }],
  [
    'alcohol-free mojito',
    { all: ['alcoholfree', 'mojito'], telling: ['alcoholfree', 'mojito'], without: [], isFree: true },
  ],
  [
    'margarita sin triple sec con agave',
    {
      all: ['margarita', 'agave'],
      telling: ['margarita', 'agave'],
      without: ['triple sec'],
      isFree: false,
    },
  ],
  ['without alcohol', { all: [], telling: [], without: [], isFree: true }],
  ['sin', { all: ['sin'], telling: ['sin'], without: [], isFree: false }],
  ['the', { all: ['the'], telling: ['the'], without: [], isFree: false }],
  ['cocktail', { all: ['cocktail'], telling: ['cocktail'], without: [], isFree: false }],
  ['!?', { all: [], telling: [], without: [], isFree: false }],
])('“%s” is read', (text, question) => {
  expect(readQuestion(text)).toEqual(question);
});

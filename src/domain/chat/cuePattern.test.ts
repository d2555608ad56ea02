import { expect, it } from 'vitest';
import { cuePattern } from './cuePattern.ts';

it.each([
  ['recipe*', 'recipes please', true],
  ['recipe*', 'the prerecipe', false],
  ['how .. make', 'how do i make it', true],
  ['how .. make', 'how one two three four five six make', false],
  ['how .. make', 'how make', true],
  ['hi|hello', 'oh hello there', true],
  ['hi|hello', 'which', false],
  ['don?t', 'dot', true],
])('“%s” in “%s” is %s', (wordings, text, isFound) => {
  expect(cuePattern(wordings).test(text)).toBe(isFound);
});

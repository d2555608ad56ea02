import { expect, it } from 'vitest';
import { hasLongWord } from './hasLongWord.ts';

it.each([
  ['Dachterrassensour', true],
  ['Der Dachterrassensour', true],
  ['Whiskey Sour Nummer Zwei', false],
  ['Corpse-Reviver-Cocktail', false],
  ['fourteenletter', false],
  ['fifteenletterss', true],
  ['', false],
])('of "%s" it is %s that a word is long', (name, isLong) => {
  expect(hasLongWord(name)).toBe(isLong);
});

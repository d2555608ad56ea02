import { expect, it } from 'vitest';
import { toLetterMask } from '../../text/letters.ts';
import { looseLikeness, measureDistance } from './likeness.ts';

const forms = (joined: string, sound: string) => ({
  joined,
  sound,
  letters: toLetterMask(joined),
  soundLetters: toLetterMask(sound),
});

it.each([
  ['abc', 'abc', 0],
  ['abc', 'abd', undefined],
  ['abcd', 'abce', 1 / 4],
  ['abcd', 'abce', 1 / 4],
  ['abcd', 'acbd', 1 / 4],
  ['abcd', 'abcde', 1 / 4],
  ['abcd', 'abef', undefined],
  ['abcde', 'abcdefg', undefined],
  ['abcdef', 'abcdgh', 2 / 6],
  ['abcdef', 'abcghi', undefined],
  ['abcdefghi', 'abcdefxyz', undefined],
  ['abcdefghij', 'abcdefgxyz', 3 / 10],
  ['abcdefghij', 'abcdefwxyz', undefined],
  ['abcdefghijklmno', 'abcdefghijkwxyz', 4 / 15],
  ['abcdefghijklmno', 'abcdefghijvwxyz', undefined],
])('“%s” for “%s” is so far away in writing: %s', (asked, name, distance) => {
  // What is heard is another thing.
  expect(measureDistance(forms(asked, 'qq'), forms(name, 'q'))).toBe(distance);
});

it.each([
  ['abcdef', 'abcdef', 0],
  ['abcdef', 'abcdeg', 0.5 / 6],
  ['abcdef', 'uvwxyz', 0.5 / 6],
])('“%s” for “%s” that sound alike: %d', (asked, name, distance) => {
  expect(measureDistance(forms(asked, 'abab'), forms(name, 'abab'))).toBe(distance);
});

it.each([
  ['abcd', 'abcd', 1],
  ['abcd', 'abxy', 0.5],
  ['abcd', 'axyz', 0],
  ['abcd', 'abcdefgh', 0.5],
  ['abcd', 'abcdefghi', 0],
  ['abcdefghi', 'abcd', 0],
])('“%s” and “%s” are alike by %d', (asked, name, likeness) => {
  expect(looseLikeness(forms(asked, ''), forms(name, ''))).toBe(likeness);
});

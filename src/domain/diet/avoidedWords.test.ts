import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyExclusion } from '../../../tools/test/anyExclusion.ts';
import { exclusionOfWords, listAvoided } from './avoidedWords.ts';

test('what is avoided is read as it was written, and no word means two things', () => {
  fc.assert(
    fc.property(anyExclusion(), (exclusion) => {
      const words = listAvoided(exclusion);
      expect(new Set(words).size).toBe(words.length);
      expect(exclusionOfWords(words)).toEqual(exclusion);
    }),
  );
});

test('a word that nobody knows is left out', () => {
  expect(exclusionOfWords(['milk', 'moonlight'])).toMatchObject({ allergens: ['milk'], cautions: [] });
});

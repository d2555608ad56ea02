import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../../src/contracts/locale.ts';
import { foldSpeech } from '../../../../src/domain/chat/foldSpeech.ts';
import { GLOSSARIES } from './glossaries.ts';
import { namesOf, TERMS } from './terms.ts';

it('explains sixty terms', () => {
  expect(new Set(TERMS).size).toBe(60);
});

describe.each(LOCALES)('the glossary in %s', (locale) => {
  const entries = Object.entries(GLOSSARIES[locale]);

  it('gives every term a name and whole sentences', () => {
    expect(entries.map(([id]) => id)).toEqual([...TERMS]);
    for (const [id, [, text]] of entries) {
      expect(
        namesOf(GLOSSARIES[locale][id as keyof typeof GLOSSARIES.en]).every((name) => name.trim() === name),
      ).toBe(true);
      expect(text, id).toMatch(/^\p{Lu}|^« /u);
      expect(text, id).toMatch(/\.$/);
    }
  });

  it('names no two terms alike', () => {
    const names = entries.flatMap(([, term]) => [...new Set(namesOf(term).map(foldSpeech))]);
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  });
});

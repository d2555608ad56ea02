import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../../src/contracts/locale.ts';
import { foldSpeech } from '../../../../src/domain/chat/foldSpeech.ts';
import { GLOSSARIES } from './glossary.ts';

const TERMS = Object.keys(GLOSSARIES.en);

it('explains sixty terms', () => {
  expect(TERMS).toHaveLength(60);
});

describe.each(LOCALES)('the glossary in %s', (locale) => {
  const entries = Object.entries(GLOSSARIES[locale]);

  it('gives every term a name and whole sentences', () => {
    expect(entries.map(([id]) => id)).toEqual(TERMS);
    for (const [id, { names, text }] of entries) {
      expect(names.length, id).toBeGreaterThan(0);
      expect(names).toEqual(names.map((name) => name.trim()));
      expect(text, id).toMatch(/^\p{Lu}|^« /u);
      expect(text, id).toMatch(/\.”?$/);
    }
  });

  it('names no two terms alike', () => {
    const names = entries.flatMap(([, term]) => [...new Set(term.names.map(foldSpeech))]);
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../contracts/site/locale.ts';
import { foldText } from '../../text/foldText.ts';
import { WORDS } from './words.ts';
import { wordsSchema } from './wordsSchema.ts';

const PARTED_BY_SPACES = new Set(['endings', 'articles', 'small', 'ordinary']);

describe('the words of wishes', () => {
  it.each(LOCALES)('of %s have every set and key', (locale) => {
    expect(wordsSchema.safeParse(WORDS[locale]).error?.issues ?? []).toEqual([]);
  });

  it.each(LOCALES)('of %s have the keys of English where a set is open', (locale) => {
    for (const set of ['taste', 'style', 'method', 'glass', 'food', 'number'] as const)
      expect(Object.keys(WORDS[locale][set]).sort()).toEqual(Object.keys(WORDS.en[set]).sort());
  });

  it.each(LOCALES)('of %s are written as messages are folded', (locale) => {
    const wordings = Object.entries(WORDS[locale])
      .filter(([set]) => !PARTED_BY_SPACES.has(set))
      .flatMap(([, entries]) => Object.values(entries as Record<string, string>))
      .flatMap((text) => text.split('|'))
      .flatMap((wording) => wording.split(' '))
      .filter((word) => word !== '' && word !== '..' && word !== '%' && word !== '+');
    expect(wordings.filter((word) => foldText(word) !== word.replace(/\*$/, ''))).toEqual([]);
  });

  it.each(LOCALES)('of %s have no open beginning of fewer than three letters', (locale) => {
    const open = Object.values(WORDS[locale])
      .flatMap((entries) => (typeof entries === 'string' ? [] : Object.values(entries)))
      .flatMap((text) => text.split('|'))
      .map((wording) => wording.split(' ')[0] ?? '')
      .filter((word) => word.endsWith('*') && word.length <= 3);
    expect(open).toEqual([]);
  });
});

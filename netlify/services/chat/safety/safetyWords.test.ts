import { expect, it } from 'vitest';
import { LOCALES } from '../../../../src/contracts/locale.ts';
import { foldText } from '../../../../src/text/foldText.ts';
import { SAFETY_WORDS } from './safetyWords.ts';
import { createIndexer } from './wordingIndex.ts';

/** All wordings in a table. */
function wordingsIn(table: unknown): string[] {
  if (typeof table === 'string') return [table];
  return typeof table === 'object' && table !== null ? Object.values(table).flatMap(wordingsIn) : [];
}

it.each(LOCALES)('has no letter in its tables in %s that a folded message never has', (locale) => {
  const words = wordingsIn(SAFETY_WORDS[locale]).flatMap((wording) => wording.match(/[\p{L}\p{N}]+/gu) ?? []);
  expect(words.filter((word) => word !== foldText(word))).toEqual([]);
  const shortened = Object.keys(SAFETY_WORDS[locale].spelling);
  expect(shortened.filter((word) => word !== foldText(word))).toEqual([]);
});

it.each(LOCALES)('can read each of its wordings in %s', (locale) => {
  const { spelling: _spelling, sets, ...tables } = SAFETY_WORDS[locale];
  const index = createIndexer({ medicine: [], ...sets });
  const known = new Set(['word', 'medicine', ...Object.keys(sets)]);
  for (const wording of [...wordingsIn(sets), ...wordingsIn(tables)]) {
    expect(() => index([wording]), wording).not.toThrow();
    for (const [, name = ''] of wording.matchAll(/<([a-z]+)>/g)) expect(known, wording).toContain(name);
  }
});

import { expect, test } from 'vitest';
import { LOCALES } from '../contracts/site/locale.ts';
import { percentText } from './percentText.ts';

test('per cent stand behind the space of each language, which never breaks', () => {
  expect(LOCALES.map((locale) => percentText(24, locale))).toEqual([
    '24%',
    '24%',
    '24\u00a0%',
    '24\u00a0%',
    '24\u202f%',
  ]);
});

import { z } from 'zod';
import { TRANSLATED_LOCALES, type TranslatedLocale } from '../contracts/site/locale.ts';
import type { DataReader } from './readJson.ts';

/** Per language: English names that stand unchanged in it, proper names and words that it has borrowed. */
export type Loanwords = Record<TranslatedLocale, ReadonlySet<string>>;

/** Where the words stand that a language has borrowed. */
export function loanwordsFile(locale: TranslatedLocale): string {
  return `texts/${locale}/loanwords.json`;
}

/** Reads `data/texts/proper-names.json`, which holds for every language, and the loanwords of each. */
export function readLoanwords(reader: DataReader): Loanwords {
  const words = (file: string) => reader.read(file, z.array(z.string())) ?? [];
  const all = words('texts/proper-names.json');
  return Object.fromEntries(
    TRANSLATED_LOCALES.map((locale) => [locale, new Set([...all, ...words(loanwordsFile(locale))])]),
  ) as unknown as Loanwords;
}

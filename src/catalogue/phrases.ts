import { z } from 'zod';
import { TRANSLATED_LOCALES, type TranslatedLocale } from '../contracts/locale.ts';
import { lineOfTextSchema } from '../contracts/text.ts';
import type { DataReader } from './readJson.ts';

/** Per language: English step → its translation. */
export type Phrases = Record<TranslatedLocale, Record<string, string>>;

export function phrasesFile(locale: TranslatedLocale): string {
  return `phrases/${locale}.json`;
}

/** Reads `data/phrases/<locale>.json`. */
export function readPhrases(reader: DataReader): Phrases {
  const schema = z.record(lineOfTextSchema, lineOfTextSchema);
  return Object.fromEntries(
    TRANSLATED_LOCALES.map((locale) => [locale, reader.read(phrasesFile(locale), schema) ?? {}]),
  ) as Phrases;
}

import { z } from 'zod';
import { LOCALES, type Locale } from '../contracts/site/locale.ts';
import { lineOfTextSchema, type Localized } from '../contracts/site/text.ts';
import type { DataReader } from './readJson.ts';

const introsSchema = z.record(z.string().regex(/^[a-z]+:[a-z0-9+-]+$/), lineOfTextSchema);

/** What each language says above collections, by their keys; undefined where it says nothing. */
export type CollectionIntros = Localized<Readonly<Record<string, string>> | undefined>;

/** The file with what a language says above collections. */
export const introsFile = (locale: Locale): string => `texts/${locale}/collections.json`;

/** Reads `data/texts/<lang>/collections.json`; a language may have none. */
export function readCollectionIntros(reader: DataReader): CollectionIntros {
  const read = (locale: Locale) =>
    reader.has(introsFile(locale)) ? reader.read(introsFile(locale), introsSchema) : undefined;
  return Object.fromEntries(LOCALES.map((locale) => [locale, read(locale)])) as CollectionIntros;
}

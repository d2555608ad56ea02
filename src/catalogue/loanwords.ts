import { z } from 'zod';
import type { TranslatedLocale } from '../contracts/locale.ts';
import type { DataReader } from './readJson.ts';

const LOANWORDS_FILE = 'loanwords.json';

/** Per language: English names that stand unchanged in it, proper names and words that it has borrowed. */
export type Loanwords = Record<TranslatedLocale, ReadonlySet<string>>;

const loanwordsSchema = z.strictObject({
  /** Proper names, the same in every language. */
  all: z.array(z.string()),
  nl: z.array(z.string()),
  de: z.array(z.string()),
  es: z.array(z.string()),
  fr: z.array(z.string()),
});

/** Reads `data/loanwords.json`. */
export function readLoanwords(reader: DataReader): Loanwords {
  const lists = reader.read(LOANWORDS_FILE, loanwordsSchema);
  const allowed = (locale: TranslatedLocale) => new Set([...(lists?.all ?? []), ...(lists?.[locale] ?? [])]);
  return { nl: allowed('nl'), de: allowed('de'), es: allowed('es'), fr: allowed('fr') };
}

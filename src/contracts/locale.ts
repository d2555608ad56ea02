import { z } from 'zod';

/** The languages of the site, in the order in which they are offered; English is the fallback. */
export const LOCALES = ['en', 'nl', 'de', 'es', 'fr'] as const;

export const localeSchema = z.enum(LOCALES);
export type Locale = z.infer<typeof localeSchema>;

export const DEFAULT_LOCALE: Locale = 'en';

/** A locale other than English: what has to be translated. */
export type TranslatedLocale = Exclude<Locale, 'en'>;
export const TRANSLATED_LOCALES = LOCALES.filter(
  (locale): locale is TranslatedLocale => locale !== DEFAULT_LOCALE,
);

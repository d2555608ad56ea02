/**
 * The languages of the site, in the order in which they are offered; English is the fallback. Scripts of pages need
 * them, but no schema (`localeSchema.ts`).
 */
export const LOCALES = ['en', 'nl', 'de', 'es', 'fr'] as const;

export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE: Locale = 'en';

/** A locale other than English: what has to be translated. */
export type TranslatedLocale = Exclude<Locale, 'en'>;
export const TRANSLATED_LOCALES = LOCALES.filter(
  (locale): locale is TranslatedLocale => locale !== DEFAULT_LOCALE,
);

/** Languages that put what a thing is first: *jus* de citron. */
export const HEAD_FIRST: readonly Locale[] = ['es', 'fr'];

import { DEFAULT_LOCALE, LOCALES, type Locale } from '../contracts/site/locale.ts';
import type { Localized } from '../contracts/site/text.ts';

/** The path of a page without the language: one for all of them, or in the words of each (`web/addressWords.ts`). */
export type SitePath = string | Localized;

/**
 * A path of the site in a language: English unprefixed, the others below their code.
 *
 * @example localizedPath('nl', '/cocktails') // '/nl/cocktails'
 * @example localizedPath('nl', '/') // '/nl'
 * @example localizedPath('de', { de: '/zutaten', … }) // '/de/zutaten'
 */
export function localizedPath(locale: Locale, sitePath: SitePath): string {
  const path = typeof sitePath === 'string' ? sitePath : sitePath[locale];
  return localePrefix(locale) + (path === '/' && locale !== DEFAULT_LOCALE ? '' : path);
}

/** What stands before every path of a language: nothing in English, `/nl` in Dutch. */
export function localePrefix(locale: Locale): string {
  return locale === DEFAULT_LOCALE ? '' : `/${locale}`;
}

/** The route parameters of a page that exists in every language. */
export function localePaths(): { params: { locale: string | undefined }; props: { locale: Locale } }[] {
  return LOCALES.map((locale) => ({ params: { locale: localeParam(locale) }, props: { locale } }));
}

/** The route parameters of a file that exists once per language, English included. */
export function languagePaths(): { params: { lang: Locale }; props: { locale: Locale } }[] {
  return LOCALES.map((locale) => ({ params: { lang: locale }, props: { locale } }));
}

/** The value of `[...locale]` in a route: nothing for English. */
export function localeParam(locale: Locale): string | undefined {
  return locale === DEFAULT_LOCALE ? undefined : locale;
}

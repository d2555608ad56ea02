import { DEFAULT_LOCALE, LOCALES, type Locale } from '../contracts/locale.ts';

/** Any host serves: it only shows whether a path leaves it. */
const SITE = 'https://site.invalid';
const BEGINS_LOCALLY = /^\/(?![/\\])/;

/**
 * A path of this site's pages, cleaned as a browser would read it. Whatever leads elsewhere, to the API or nowhere
 * is not one.
 *
 * @example localPath('/de/profile?a=1') // '/de/profile?a=1'
 * @example localPath('//evil.example') // undefined
 */
export function localPath(text: string | null | undefined): string | undefined {
  if (!text || !BEGINS_LOCALLY.test(text) || !URL.canParse(text, SITE)) return undefined;
  const { origin, pathname, search, hash } = new URL(text, SITE);
  // Dots that are taken away may leave two slashes at the start, which name a host.
  if (origin !== SITE || !BEGINS_LOCALLY.test(pathname) || /^\/api(\/|$)/.test(pathname)) return undefined;
  return `${pathname}${search}${hash}`;
}

/**
 * The language of a page by its path.
 *
 * @example localeOfPath('/nl/cocktails') // 'nl'
 * @example localeOfPath('/cocktails') // 'en'
 */
export function localeOfPath(path: string): Locale {
  const [, first = ''] = path.split(/[/?#]/);
  return LOCALES.find((locale) => locale === first) ?? DEFAULT_LOCALE;
}

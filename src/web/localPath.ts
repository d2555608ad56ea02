import { DEFAULT_LOCALE, LOCALES, type Locale } from '../contracts/site/locale.ts';

/** Any host serves: it only shows whether a path leaves it. */
const SITE = 'https://site.invalid';
const BEGINS_LOCALLY = /^\/(?![/\\])/;
/** What no page's path holds, and what browsers and servers read in different ways: two slashes, backslashes, dots. */
const IS_AMBIGUOUS = /\/\/|\\|\/\.\.?(\/|$)/;
const IS_API = /^\/api(\/|$)/i;

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
  // Dots that are taken away may leave two slashes, and a server may read escapes as what they stand for.
  const read = decoded(pathname);
  if (origin !== SITE || read === undefined || IS_AMBIGUOUS.test(read) || IS_API.test(read)) return undefined;
  return `${pathname}${search}${hash}`;
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
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

import { DEFAULT_LOCALE, type Locale } from '../contracts/locale.ts';
import { localizedPath } from './paths.ts';

/** Parameter that says that English was chosen, where the bare address goes by the browser. */
export const CHOSEN = 'lang';
/** Parameter that says whether the owner's own words are to be translated, and its one value. */
const WORDS = 'words';
const TRANSLATED = 'translated';

/** The address of a published menu that leads to the language of the browser, as links and QR codes hold it. */
export function bareGuestPath(token: string): string {
  return `/menu/${token}`;
}

/**
 * The address of a published menu in a language that somebody chose.
 *
 * @param token as an address holds it
 * @example guestPath('de', 'abc') // '/de/menu/abc'
 * @example guestPath('en', 'abc') // '/menu/abc?lang=en'
 */
export function guestPath(locale: Locale, token: string): string {
  const path = localizedPath(locale, bareGuestPath(token));
  return locale === DEFAULT_LOCALE ? `${path}?${CHOSEN}=${locale}` : path;
}

/**
 * The same address with the owner's own words translated.
 *
 * @example translatedGuestPath('de', 'abc') // '/de/menu/abc?words=translated'
 */
export function translatedGuestPath(locale: Locale, token: string): string {
  const path = guestPath(locale, token);
  return `${path}${path.includes('?') ? '&' : '?'}${WORDS}=${TRANSLATED}`;
}

/** Parameter that says which further price list is read, counted from 1. */
export const PRICES = 'prices';

/**
 * The address at which a menu has the prices of a list.
 *
 * @param list place of the further price list; undefined for the usual prices
 * @example pricedGuestPath('de', 'abc', 0) // '/de/menu/abc?prices=1'
 */
export function pricedGuestPath(locale: Locale, token: string, list: number | undefined): string {
  const path = guestPath(locale, token);
  return list === undefined ? path : `${path}${path.includes('?') ? '&' : '?'}${PRICES}=${list + 1}`;
}

/** Whether an address is one of {@link translatedGuestPath}. */
export function asksForTranslation(parameters: URLSearchParams): boolean {
  return parameters.get(WORDS) === TRANSLATED;
}

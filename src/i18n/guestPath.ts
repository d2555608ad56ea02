import { DEFAULT_LOCALE, type Locale } from '../contracts/site/locale.ts';
import { localizedPath } from './paths.ts';

/** Parameter that says that English was chosen, where the bare address goes by the browser. */
export const CHOSEN = 'lang';
/** Parameter that says whether the owner's own words are to be translated, and its one value. */
const WORDS = 'words';
const TRANSLATED = 'translated';

/** The address of a published menu, or of a bar by its name, that leads to the language of the browser, as links and QR codes hold it. */
export function bareGuestPath(token: string): string {
  return `/menu/${token}`;
}

/**
 * What a guest asks by the parameters of an address: what to leave out, prices, strength, menu of the bar.
 */
export type GuestQuery = readonly (readonly [name: string, value: string])[];

/**
 * The address of a published menu in a language that somebody chose.
 *
 * @param token as an address holds it
 * @example guestPath('de', 'abc') // '/de/menu/abc'
 * @example guestPath('en', 'abc', [['without', 'milk']]) // '/menu/abc?lang=en&without=milk'
 */
export function guestPath(locale: Locale, token: string, asked: GuestQuery = []): string {
  const path = localizedPath(locale, bareGuestPath(token));
  const chosen: GuestQuery = locale === DEFAULT_LOCALE ? [[CHOSEN, locale]] : [];
  const query = new URLSearchParams([...chosen, ...asked].map(([name, value]) => [name, value])).toString();
  return query === '' ? path : `${path}?${query}`;
}

/** The address of a published menu in a frame, that leads to the language of the browser. */
export function bareEmbedPath(token: string): string {
  return `${bareGuestPath(token)}/embed`;
}

/** The address of a published menu in a frame, in a language that somebody chose. */
export function embedPath(locale: Locale, token: string): string {
  const path = localizedPath(locale, bareEmbedPath(token));
  return locale === DEFAULT_LOCALE ? `${path}?${CHOSEN}=${locale}` : path;
}

/**
 * The same address with the owner's own words translated.
 *
 * @example translatedGuestPath('de', 'abc') // '/de/menu/abc?words=translated'
 */
export function translatedGuestPath(locale: Locale, token: string, asked: GuestQuery = []): string {
  return guestPath(locale, token, [...asked, [WORDS, TRANSLATED]]);
}

/** Parameter that says which further price list is read, counted from 1. */
export const PRICES = 'prices';

/**
 * What asks for the prices of a list.
 *
 * @param list place of the further price list; undefined for the usual prices
 */
export function pricesQuery(list: number | undefined): GuestQuery {
  return list === undefined ? [] : [[PRICES, String(list + 1)]];
}

/** Parameter that says how strong the drinks are to be. */
export const STRENGTH = 'strength';

/** What asks for drinks of a strength; undefined for all. */
export function strengthQuery(band: string | undefined): GuestQuery {
  return band === undefined ? [] : [[STRENGTH, band]];
}

/** Parameter that says which menu of a bar's page is read, counted from 1 in the order of its owner. */
export const MENU = 'menu';

/** What asks for a menu of a bar's page; undefined for the one that is shown by itself. */
export function menuQuery(place: number | undefined): GuestQuery {
  return place === undefined ? [] : [[MENU, String(place + 1)]];
}

/** Whether an address is one of {@link translatedGuestPath}. */
export function asksForTranslation(parameters: URLSearchParams): boolean {
  return parameters.get(WORDS) === TRANSLATED;
}

import { DEFAULT_LOCALE, type Locale } from '../../src/contracts/locale.ts';
import { localizedPath } from '../../src/i18n/paths.ts';

/** Says that English was chosen: the bare address, which a QR code holds, goes by the browser. */
export const CHOSEN = 'lang';

/**
 * The address of a published menu in a language that somebody chose.
 *
 * @param token as an address holds it
 * @example guestPath('de', 'abc') // '/de/menu/abc'
 * @example guestPath('en', 'abc') // '/menu/abc?lang=en'
 */
export function guestPath(locale: Locale, token: string): string {
  const path = localizedPath(locale, `/menu/${token}`);
  return locale === DEFAULT_LOCALE ? `${path}?${CHOSEN}=${locale}` : path;
}

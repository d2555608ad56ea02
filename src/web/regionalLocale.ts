import type { Locale } from '../contracts/site/locale.ts';

const TAG = /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i;

/**
 * How a reader of a page writes dates and numbers: the language of the page, as the reader's own region writes it
 * where the browser says so.
 *
 * @param languages language tags in the reader's order, such as `navigator.languages`
 * @example regionalLocale('en', ['nl-NL', 'en-GB']) // 'en-GB'
 * @example regionalLocale('de', ['en-US']) // 'de'
 */
export function regionalLocale(locale: Locale, languages: readonly string[]): string {
  const own = languages.find((tag) => TAG.test(tag) && tag.toLowerCase().split('-')[0] === locale);
  return own ?? locale;
}

import type { Locale } from '../contracts/site/locale.ts';

const formats = new Map<Locale, Intl.ListFormat>();

/**
 * Names as a language lists them all.
 *
 * @example listText(['gin', 'lime', 'sugar'], 'en') // 'gin, lime, and sugar'
 */
export function listText(names: readonly string[], locale: Locale): string {
  const format = formats.get(locale) ?? new Intl.ListFormat(locale, { type: 'conjunction' });
  formats.set(locale, format);
  return format.format(names);
}

/**
 * Names behind "no": none of them is there.
 *
 * @example neitherText(['peanuts', 'nuts'], 'en') // 'peanuts or nuts'
 */
export function neitherText(names: readonly string[], locale: Locale): string {
  if (locale === 'es' || locale === 'fr') return names.join(' ni ');
  return orText(names, locale);
}

/**
 * Names of which one is meant.
 *
 * @example orText(['gin', 'vodka'], 'en') // 'gin or vodka'
 */
export function orText(names: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(names);
}

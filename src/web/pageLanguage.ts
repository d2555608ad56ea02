import type { Locale } from '../contracts/site/locale.ts';

/**
 * The language of a reader (specification, section 1): the stored choice, else the first language of the browser
 * that the site has. It uses nothing but its arguments, because its text also runs inline, before the first paint.
 *
 * @param stored whatever the storage holds, rubbish included
 * @param preferred language tags in the reader's order, such as `navigator.languages`
 * @returns undefined where neither names a language of the site, as with most crawlers
 * @example getLanguage(null, ['pt-BR', 'es-MX'], LOCALES) // 'es'
 */
export function getLanguage(
  stored: string | null,
  preferred: readonly string[],
  offered: readonly Locale[],
): Locale | undefined {
  for (const tag of [stored, ...preferred.map((full) => full.toLowerCase().split('-')[0])]) {
    const found = offered.find((locale) => locale === tag);
    if (found) return found;
  }
  return undefined;
}

import type { Locale } from '../../contracts/locale.ts';

/**
 * The messages of an area in every language; the compiler asks for the same keys in each. Placeholders stand in
 * {{braces}}, plural forms end in `_one` and `_other`.
 */
export function messages<Key extends string>(
  texts: Record<Locale, Record<Key, string>>,
): Record<Locale, Record<Key, string>> {
  return texts;
}

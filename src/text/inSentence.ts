import type { Locale } from '../contracts/site/locale.ts';

/** A name as it stands in the middle of a sentence: German nouns keep their capital. */
export function inSentence(name: string, locale: Locale): string {
  return locale === 'de' ? name : name.charAt(0).toLocaleLowerCase(locale) + name.slice(1);
}

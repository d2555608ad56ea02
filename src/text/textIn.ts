import type { Locale } from '../contracts/site/locale.ts';
import type { PartlyLocalized } from '../contracts/site/text.ts';

/** A text in a language, or in English where the language has none of its own. */
export function textIn(texts: PartlyLocalized, locale: Locale): string {
  return texts[locale] ?? texts.en;
}

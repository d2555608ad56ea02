import type { Locale } from '../contracts/site/locale.ts';

/** What stands before the sign: in German and Spanish a space, in French a narrow one; none of them breaks. */
const SPACES: Partial<Record<Locale, string>> = { de: '\u00a0', es: '\u00a0', fr: '\u202f' };

/** Whole per cent as a language writes them: "24%" in English and Dutch, "24 %" with a fixed space elsewhere. */
export function percentText(percent: number, locale: Locale): string {
  return `${percent}${SPACES[locale] ?? ''}%`;
}

import type { Locale } from '../contracts/site/locale.ts';

/** The colon as a language writes it: in French behind a narrow space that does not break. */
export function colon(locale: Locale): string {
  return locale === 'fr' ? '\u202f:' : ':';
}

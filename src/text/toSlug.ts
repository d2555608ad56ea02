import type { Locale } from '../contracts/site/locale.ts';
import { foldText } from './foldText.ts';

const GERMAN: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/**
 * A text as a part of an address: lower-case words joined by hyphens, umlauts as German writes them without.
 *
 * @example toSlug('weißer Rum', 'de') // 'weisser-rum'
 * @example toSlug('Crème de Cassis', 'fr') // 'creme-de-cassis'
 */
export function toSlug(text: string, locale: Locale): string {
  const lower = text.toLocaleLowerCase(locale).normalize('NFC');
  const spelled = locale === 'de' ? lower.replace(/[äöü]/g, (letter) => GERMAN[letter] ?? letter) : lower;
  // An apostrophe parts words of an address: d-orange.
  return foldText(spelled.replace(/['’`]/g, ' ')).replaceAll(' ', '-');
}

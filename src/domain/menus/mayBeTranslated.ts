import type { Locale } from '../../contracts/site/locale.ts';
import { readProse } from '../names/proseReading.ts';

/** "8 €", "12,50", "$5": an amount of money. */
const PRICED = /\p{Sc}|\d[.,]\d\d(?!\d)/u;

/**
 * Whether the model may translate a text: not one that names an allergen or a price, since a slip in those misleads guests.
 */
export function mayBeTranslated(text: string, from: Locale): boolean {
  const { substances, mayContain, saidPossible } = readProse(text, from);
  const isFree = substances.length + mayContain.length + saidPossible.length === 0;
  return isFree && !PRICED.test(text);
}

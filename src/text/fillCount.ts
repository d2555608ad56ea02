import type { Locale } from '../contracts/site/locale.ts';
import { fillIn } from './fillIn.ts';

/** A text for each kind of number that its language tells apart ("one", "other"), with {{number}} in it. */
export type PluralText = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** The text for a number, with the number filled in as the language writes it. */
export function fillCount(text: PluralText, number: number, locale: Locale): string {
  const form = new Intl.PluralRules(locale).select(number);
  return fillIn(text[form] ?? text.other, { number: number.toLocaleString(locale) });
}

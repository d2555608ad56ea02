import type { Locale } from '../../contracts/site/locale.ts';
import { textLanguage } from '../chat/textLanguage.ts';
import { LONGEST_NAME, type NameIndex } from './names.ts';

/**
 * The language that somebody writes in. Names of drinks are no sign of it: "Between the Sheets" is ordered so
 * everywhere.
 *
 * @param words of the message, folded
 * @param expected the language of the message before, or of the page
 */
export function messageLanguage(words: readonly string[], expected: Locale, index: NameIndex): Locale {
  const rest: string[] = [];
  for (let start = 0; start < words.length;) {
    const length = drinkNameAt(words, start, index);
    if (length === 0) rest.push(words[start] ?? '');
    start += Math.max(1, length);
  }
  return textLanguage(rest.join(' '), expected);
}

/** How many words from a place on name a drink; a single word may mean anything. */
function drinkNameAt(words: readonly string[], start: number, index: NameIndex): number {
  for (let length = Math.min(LONGEST_NAME, words.length - start); length > 1; length--) {
    const things = index.find(words.slice(start, start + length));
    if (things?.some((thing) => thing.startsWith('drink:')) === true) return length;
  }
  return 0;
}

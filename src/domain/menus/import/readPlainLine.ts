import { readPrices } from '../prices/readPrices.ts';

/** Words at the end of a line among which its prices are looked for. */
const MOST_WORDS = 14;
const HAS_DIGIT = /\d/;
const ENDS_AS_PRICE = /[\d½¼¾€£$¥–—-]$/u;
const IS_CODE = /^(?:\p{Lu}{3}|\p{Sc}|kr\.?|zł|Kč|Fr\.?)$/u;
/** What leads from a name to its price. */
const LEADERS = /^[.…·_–—-]+$/u;

/**
 * A line of a menu in its name and its prices: "Negroni …… 11,50 €", "Riesling 0,1 l 4,50 / 0,2 l 8,50". A line that ends
 * with no price is a name alone.
 *
 * @param currency of the menu
 */
export function readPlainLine(line: string, currency: string | null): [name: string, price: string] {
  // "Negroni......11,50"
  const words = line
    .replace(/[.…·_]{3,}/gu, ' … ')
    .split(/\s+/)
    .filter((word) => word !== '');
  const last = words.at(-1) ?? '';
  if (!ENDS_AS_PRICE.test(last) && !IS_CODE.test(last)) return [words.join(' '), ''];
  for (let at = Math.max(1, words.length - MOST_WORDS); at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (LEADERS.test(word) && at < words.length - 1) continue;
    // A price begins with its size in words, too, if those follow a leader: "Negroni – Glas 8".
    const isStart = HAS_DIGIT.test(word) || IS_CODE.test(word) || LEADERS.test(words[at - 1] ?? '');
    const price = words.slice(at).join(' ');
    if (!isStart || isYear(price) || readPrices(price, currency) === undefined) continue;
    return [trimLeaders(words.slice(0, at)), price];
  }
  // "Negroni 12,999" has a price that nobody can be sure of: it is asked for.
  return words.length > 1 && HAS_DIGIT.test(last) && !isYear(last)
    ? [trimLeaders(words.slice(0, -1)), last]
    : [words.join(' '), ''];
}

const isYear = (word: string) => /^(?:19|20)\d\d$/.test(word);

function trimLeaders(words: readonly string[]): string {
  const kept = [...words];
  while (LEADERS.test(kept.at(-1) ?? '')) kept.pop();
  return kept.join(' ');
}

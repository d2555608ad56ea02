/** Words of three letters and more count; "of", "de" and "1/2" do not. */
const SHORTEST_WORD = 3;
/** From this length a word also matches as the beginning of another: "lime" and "limes". */
const SHORTEST_PREFIX = 4;

/**
 * The words of an ingredient by which the specification compares (section 5): in lower case, without
 * punctuation, longer than two characters.
 */
export function splitWords(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s]/gu, '')
    .split(/\s+/)
    .filter((word) => word.length >= SHORTEST_WORD);
}

/**
 * Whether two ingredients match by their words alone: any word is equal, or one of four or more characters
 * begins a word of the other (specification, section 5).
 *
 * @example matchesByWord('Limes', '30 ml lime juice') // true
 */
export function matchesByWord(one: string, other: string): boolean {
  return haveCommonWord(splitWords(one), splitWords(other));
}

/** The same of two lists of words that `splitWords` gave. */
export function haveCommonWord(a: readonly string[], b: readonly string[]): boolean {
  return a.some((x) => b.some((y) => x === y || begins(x, y) || begins(y, x)));
}

function begins(start: string, word: string): boolean {
  return start.length >= SHORTEST_PREFIX && word.startsWith(start);
}

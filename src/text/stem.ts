/** Fewer letters of a word than these say nothing. */
export const SHORTEST_STEM = 3;

/** Ends of a plural in one of the five languages, or of a singular that loses it in the plural; the longest first. */
const NUMBERS = ['en', 'es', 'e', 'n', 's', 'x'];

/**
 * The words of a folded text without their endings, as far as enough is left of them.
 *
 * @param ending of a word, anchored at its end
 * @example cutEnding('tequilas reposados', /s$/) // 'tequila reposado'
 */
export function cutEnding(text: string, ending: RegExp): string {
  return text
    .split(' ')
    .map((word) => {
      const stem = word.replace(ending, '');
      return stem.length >= SHORTEST_STEM ? stem : word;
    })
    .join(' ');
}

/** Folded words without the endings of their number. Names ask for millions: a regular expression takes longer. */
export function stemmed(text: string): string {
  return text.includes(' ') ? text.split(' ').map(stemmedWord).join(' ') : stemmedWord(text);
}

function stemmedWord(word: string): string {
  const ending = NUMBERS.find((one) => word.endsWith(one));
  if (ending === undefined || word.length - ending.length < SHORTEST_STEM) return word;
  return word.slice(0, -ending.length);
}

/** Fewer letters of a word than these say nothing. */
export const SHORTEST_STEM = 3;

/**
 * The words of a folded text without their endings, as far as enough is left of them.
 *
 * @param ending of a word, anchored at its end
 * @example stemOf('tequilas reposados', /s$/) // 'tequila reposado'
 */
export function stemOf(text: string, ending: RegExp): string {
  return text
    .split(' ')
    .map((word) => {
      const stem = word.replace(ending, '');
      return stem.length >= SHORTEST_STEM ? stem : word;
    })
    .join(' ');
}

/**
 * Makes a pattern of the wordings by which a language says something, to be searched in a folded sentence.
 * Wordings are parted by `|`; `*` stands for the rest of a word, ` .. ` for up to five words between,
 * of one sentence: `|` stands between two.
 *
 * @example cuePattern('how .. make|recip*').test('how do i make it') // true
 */
export function cuePattern(wordings: string): RegExp {
  const pattern = wordings.replaceAll(' .. ', '(?: [^ |]+){0,5} ').replaceAll('*', '\\S*');
  return new RegExp(`(?:^| )(?:${pattern})(?= |$)`);
}

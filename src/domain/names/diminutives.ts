const SPANISH: Readonly<Record<string, readonly string[]>> = {
  quit: ['co', 'ca'],
  guit: ['go', 'ga'],
  ecit: ['', 'e'],
  cit: ['', 'za', 'zo', 'ce'],
  it: ['o', 'a', 'e', ''],
};
const GERMAN = ['chen', 'lein', 'erln', 'erl', 'li'];
const DUTCH = ['etje', 'tje', 'pje', 'kje', 'je'];

/** Endings of a diminutive, with the endings of the words that it may be made of. */
const ENDINGS: readonly { ending: string; plain: readonly string[] }[] = [
  ...Object.entries(SPANISH).flatMap(([stem, plain]) =>
    ['o', 'a', 'os', 'as'].map((gender) => ({ ending: stem + gender, plain })),
  ),
  ...GERMAN.map((ending) => ({ ending, plain: ['', 'e', 'en'] })),
  ...DUTCH.flatMap((ending) => ['', 's'].map((number) => ({ ending: ending + number, plain: [''] }))),
];
/** Most words have no such ending. */
const ENDS_SMALL = /(?:it[oa]s?|chen|lein|erln?|li|jes?)$/;
/** Letters of a word that may be a diminutive, and of what it is made of. */
const SHORTEST = 6;
const SHORTEST_PLAIN = 3;

/**
 * A folded text with the words that its diminutives are made of: "cervecita fría" as "cerveza fria"; as it is where
 * there are none.
 *
 * @param isWord whether a word stands in a name
 */
export function withoutDiminutives(folded: string, isWord: (word: string) => boolean): string {
  const isSmall = (word: string) => word.length >= SHORTEST && ENDS_SMALL.test(word) && !isWord(word);
  return folded
    .split(' ')
    .map((word) => (isSmall(word) ? (plainWord(word, isWord) ?? word) : word))
    .join(' ');
}

function plainWord(word: string, isWord: (word: string) => boolean): string | undefined {
  for (const { ending, plain } of ENDINGS) {
    if (!word.endsWith(ending)) continue;
    const stem = word.slice(0, -ending.length);
    // "ginnetje" and "colaatje" double the last letter.
    const stems = [stem, stem.replace(/(.)\1$/, '$1')];
    const found = stems
      .flatMap((one) => plain.map((end) => one + end))
      .find((one) => one.length >= SHORTEST_PLAIN && isWord(one));
    if (found !== undefined) return found;
  }
  return undefined;
}

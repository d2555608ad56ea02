/** What a sentence says of the word at a place. */
export type Role = 'with' | 'without' | 'replaced' | 'offered';

/** How a language turns what follows. */
interface Turns {
  without: RegExp;
  instead: RegExp;
  turn: RegExp;
}

/** So many words behind "without" belong to it. */
const REACH = 5;

/**
 * The role of each word: what stands behind "without" is unwanted, what stands behind "instead of" is to be replaced
 * and what stands elsewhere in such a sentence is offered for it.
 */
export function rolesOf(words: readonly string[], languages: readonly Turns[]): Role[] {
  const roles = words.map((): Role => 'with');
  const starts = (patterns: readonly RegExp[], place: number) =>
    Math.max(0, ...patterns.map((pattern) => lengthAt(words, place, pattern)));
  let left = 0;
  let role: Role = 'with';
  let hasReplaced = false;
  for (let place = 0; place < words.length; place++) {
    const instead = starts(
      languages.map((language) => language.instead),
      place,
    );
    const without = starts(
      languages.map((language) => language.without),
      place,
    );
    if (instead > 0 && instead >= without) {
      role = 'replaced';
      hasReplaced = true;
      left = REACH + instead;
    } else if (without > 0) {
      role = 'without';
      left = REACH + without;
    } else if (
      starts(
        languages.map((language) => language.turn),
        place,
      ) > 0
    )
      left = 0;
    roles[place] = left > 0 ? role : 'with';
    left--;
  }
  return hasReplaced ? roles.map((one) => (one === 'with' ? 'offered' : one)) : roles;
}

/** How many words from a place a pattern takes, at most four. */
function lengthAt(words: readonly string[], place: number, pattern: RegExp): number {
  for (let count = Math.min(4, words.length - place); count > 0; count--) {
    const part = words.slice(place, place + count).join(' ');
    const match = pattern.exec(part);
    if (match?.[0] === part) return count;
  }
  return 0;
}

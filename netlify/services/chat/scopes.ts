import { matchedWords } from './matchedWords.ts';

/** What a sentence says of the word at a place. */
export type Role = 'with' | 'without' | 'replaced' | 'offered';

/** How a language turns what follows. */
interface Turns {
  without: RegExp;
  /** What stands behind the unwanted: "cola lust ik niet". */
  behind: RegExp;
  instead: RegExp;
  turn: RegExp;
}

/** So many words behind "without" belong to it. */
const REACH = 5;
/** Stands between two sentences of a message. */
export const FULL_STOP = '|';

/**
 * The role of each word: what stands behind "without" is unwanted, what stands behind "instead of" is to be replaced
 * and what stands elsewhere in such a sentence is offered for it. What ends a clause may turn what stands before it.
 *
 * @param breaks places of words before which a comma stands
 */
export function rolesOf(
  words: readonly string[],
  languages: readonly Turns[],
  breaks: ReadonlySet<number> = new Set(),
): Role[] {
  const lengthsOf = (part: keyof Turns) =>
    matchedWords(
      words,
      languages.map((language) => language[part]),
    );
  const [insteads, withouts, turns] = [lengthsOf('instead'), lengthsOf('without'), lengthsOf('turn')];
  /** Words that the role still reaches; above REACH the wording itself is not over. */
  let left = 0;
  let role: Role = 'with';
  const roles = words.map((word, place): Role => {
    const [instead, without] = [insteads.get(place) ?? 0, withouts.get(place) ?? 0];
    if (instead > 0 && instead >= without) {
      role = 'replaced';
      left = REACH + instead;
    } else if (without > 0) {
      role = 'without';
      left = REACH + without;
    } else if (left < REACH && (turns.has(place) || word === FULL_STOP)) left = 0;
    return left-- > 0 ? role : 'with';
  });
  for (const [place, length] of lengthsOf('behind')) {
    const end = place + length;
    if (end < words.length && !breaks.has(end) && !turns.has(end) && words[end] !== FULL_STOP) continue;
    const isOver = (at: number) => breaks.has(at + 1) || turns.has(at) || words[at] === FULL_STOP;
    for (let at = place - 1; at >= Math.max(0, place - REACH) && !isOver(at); at--) roles[at] = 'without';
  }
  return insteads.size > 0 ? roles.map((one) => (one === 'with' ? 'offered' : one)) : roles;
}

/** Letters from which on a word is wider than half a phone in the size of a card's heading. */
const LONG_WORD = 15;

/** Whether a word of a name may be too wide for a narrow card, such as "Dachterrassensour". */
export function hasLongWord(name: string): boolean {
  return name.split(/[\s-]/u).some((word) => [...word].length >= LONG_WORD);
}

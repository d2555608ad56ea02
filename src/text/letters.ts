/** Which letters a folded text has, as bits: a quick way to rule out what cannot be a misspelling of it. */
export function toLetterMask(text: string): number {
  let bits = 0;
  for (const letter of text) bits |= 1 << (letter.charCodeAt(0) & 31);
  return bits;
}

/** How many letters are in such a set. */
export function countLetters(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

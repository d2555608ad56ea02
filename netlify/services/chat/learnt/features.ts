import { hashOf } from '../../../../src/text/hashOf.ts';

/**
 * What a learnt model sees of a message: each word, each pair of neighbours, and all letters of a word that stand
 * together in one of the numbers of `letters`, as places in a table of two to the power of `bits`. Two of them may
 * share a place.
 */
export function featuresOf(words: readonly string[], bits: number, letters: readonly number[]): number[] {
  const places = new Set<number>();
  const framed = ['<', ...words, '>'];
  for (const [at, word] of framed.entries()) {
    places.add(placeOf(`1${word}`, bits));
    const next = framed[at + 1];
    if (next !== undefined) places.add(placeOf(`2${word} ${next}`, bits));
  }
  for (const word of words) {
    const marked = `^${word}$`;
    for (const count of letters) {
      for (let at = 0; at + count <= marked.length; at++)
        places.add(placeOf(`c${marked.slice(at, at + count)}`, bits));
    }
  }
  return [...places];
}

/** The hash of a text, its bits mixed once more, as a place. */
function placeOf(text: string, bits: number): number {
  const hash = hashOf(text);
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((mixed ^ (mixed >>> 12)) >>> 0) & ((1 << bits) - 1);
}

/** How letters sound alike across the five languages, in the order in which they are replaced. */
const SOUNDS: readonly [RegExp, string][] = [
  [/x/g, 'ks'],
  [/tsch|sch|tch|ch|sh|ts(?=$| )|tz/g, 'X'],
  [/th/g, 'd'],
  [/n[hj]|gn|ñ/g, 'n'],
  [/ph|v|w/g, 'f'],
  [/qu?|ck|k|c(?![eiy])/g, 'k'],
  [/[cz]/g, 's'],
  [/g(?=[eiy])|j|(?<=^|[ ])y/g, 'J'],
];
const REPEATED = /(.)\1+/g;

/**
 * A folded text as it sounds, written as one word.
 *
 * @example soundOf('sex on the beach') // 'seksondebeaX'
 */
export function soundOf(text: string): string {
  return SOUNDS.reduce((key, [letters, sound]) => key.replace(letters, sound), text)
    .replaceAll(' ', '')
    .replace(REPEATED, '$1');
}

/**
 * What stays of a folded text when it is written as it sounds: its consonants, those that sound alike as one.
 *
 * @example soundKey('sex on the bietsch') === soundKey('sex on the beach') // true
 */
export function soundKey(text: string): string {
  return soundOf(text)
    .replace(/[aeiouyh]/g, '')
    .replace(REPEATED, '$1');
}

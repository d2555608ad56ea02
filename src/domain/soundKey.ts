/** Spellings that sound alike in the five languages, the longer ones first. */
const ALIKE: [RegExp, string][] = [
  [/eau|aux|au|ou|oe/g, 'o'],
  [/gn/g, 'nj'],
  [/sch|sh|ch(?=[eiy])/g, 's'],
  [/ph/g, 'f'],
  [/ck|qu|cq|ch|[cq](?![eiy])/g, 'k'],
  [/[ck]s|x/g, 'ks'],
  [/c|z/g, 's'],
  [/h/g, ''],
  [/w/g, 'v'],
  [/(?:ai|ay|ei|ey|ie|ij|y)/g, 'i'],
  [/(.)\1+/g, '$1'],
];

/**
 * A folded text as it sounds, roughly: people write a name as they hear it.
 *
 * @example soundKey('beilis') === soundKey('baileys') // true
 */
export function soundKey(folded: string): string {
  return ALIKE.reduce((text, [spelling, sound]) => text.replace(spelling, sound), folded.replaceAll(' ', ''));
}

import { toSoundKey } from '../../text/toSoundKey.ts';

/**
 * How one language writes by ear what another spells otherwise, in the order in which they are replaced. They are for
 * names of ingredients alone: the search of drinks finds more by the sounds of `toSoundKey`, where "j" is also a vowel.
 */
const BY_EAR: [RegExp, string][] = [
  // "güisky", "ouisky"
  [/(?<![a-z])[gho]ui(?=s)/g, 'vi'],
  // "curasao" and "cachasa", whose sign a folded text has lost
  [/(?<=[rh])aca(?=o?(?![a-z]))|(?<=ur)aza(?=o)/g, 'asa'],
  // "yaeger"
  [/ae/g, 'a'],
  // "jeneffer" and "jenefer"
  [/(?<=[aeiou])ff?(?=[aeiou])/g, 'v'],
  // "djin", "sjampanje", "zjenever"
  [/dsch|dzj|dj|zj|sj/g, 'sh'],
  [/gn|n[jy](?=[aeou])/g, 'n'],
  // "jinebra", "orjat", "yager"
  [/g(?=[eiy])|j|(?<![a-z])y(?=[aeou])/g, 'h'],
  [/(?<=h)e(?=[aou])/g, ''],
  // "kwantro"
  [/oi/g, 'wa'],
  [/[cqk][uw]a/g, 'kwa'],
];

/** How the folded name of an ingredient sounds: alike for all ways in which the five languages write it by ear. */
export function nameSound(folded: string): string {
  return toSoundKey(BY_EAR.reduce((text, [spelling, letters]) => text.replace(spelling, letters), folded));
}

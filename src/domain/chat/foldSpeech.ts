import { foldText } from '../../text/foldText.ts';

/** French words that lose their vowel before another: l’orange, d’œuf, qu’est-ce. */
const ELISION = /(?<![\p{L}\p{N}])(l|d|j|m|t|s|c|n|qu|jusqu|lorsqu|puisqu)['’](?=\p{L})/giu;

/**
 * A sentence as it is searched for words: folded, with what French writes together taken apart.
 *
 * @example foldSpeech('Y a-t-il de l’œuf ?') // 'y a t il de l oeuf'
 */
export function foldSpeech(text: string): string {
  return foldText(text.replace(ELISION, '$1 '));
}

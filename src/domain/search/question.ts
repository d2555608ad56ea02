import { foldText } from '../../text/foldText.ts';
import { ALCOHOL, FILLERS, FREE_WORDS, SMALL_WORDS, WITHOUT } from './words.ts';

/** What somebody typed, as the search reads it; all words folded. */
export interface Question {
  /** Every word but those that say what is not to be in the drink. */
  all: readonly string[];
  /** What is not to be in the drink, one thing each. */
  without: readonly string[];
  /** Whether a drink without alcohol is asked for. */
  isFree: boolean;
}

/** Reads what somebody typed: "margarita sin triple sec" is a Margarita without one thing. */
export function readQuestion(text: string): Question {
  const folded = foldText(
    text
      .replace(/\bw\/o\b/gi, ' without ')
      .replace(/\b(alcohol|alkohol)[- ](free|frei)\b/gi, '$1$2')
      .replace(/\bnon[- ]alco/gi, 'nonalco'),
  );
  const words = folded === '' ? [] : folded.split(' ');
  const all: string[] = [];
  const without: string[] = [];
  let isFree = false;
  let denied: string[] | undefined;
  const endDenied = () => {
    if (denied === undefined) return;
    const telling = denied.filter((word) => !SMALL_WORDS.has(word));
    if (telling.some((word) => ALCOHOL.has(word))) isFree = true;
    else if (telling.length > 0) without.push(telling.join(' '));
    denied = undefined;
  };
  for (const [place, word] of words.entries()) {
    const isLast = place === words.length - 1;
    if (WITHOUT.has(word) && !isLast && (place > 0 || ALCOHOL.has(words[place + 1] ?? ''))) {
      endDenied();
      denied = [];
    } else if (denied !== undefined && denied.length > 0 && SMALL_WORDS.has(word)) {
      // "sin triple sec con agave": what stands behind the small word is wanted again.
      endDenied();
    } else if (denied !== undefined) denied.push(word);
    else all.push(word);
  }
  endDenied();
  if (all.some((word) => FREE_WORDS.has(word))) isFree = true;
  return { all, without, isFree };
}

/** The words that tell something: neither small ones nor what stands beside every drink; all where none is left. */
export function tellingWords(words: readonly string[]): readonly string[] {
  const large = words.filter((word) => !SMALL_WORDS.has(word));
  const telling = large.filter((word) => !FILLERS.has(word));
  return telling.length > 0 ? telling : large.length > 0 ? large : words;
}

/** Words without those that ask for a drink without alcohol on their own; none where there are only those. */
export function wordsWithoutFree(words: readonly string[]): readonly string[] {
  return words.filter((word) => !FREE_WORDS.has(word));
}

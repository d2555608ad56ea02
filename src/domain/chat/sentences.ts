/** What of a growing answer can be said aloud, and where the rest begins. */
export interface Spoken {
  sentences: string[];
  end: number;
}

/** Where a sentence may end: its mark with closing quotes and marks, before what begins another; the end of a line. */
const END = /(?<![.!?…])[.!?…]+["”“»’')\]*_]*(?=[ \t\u00a0]+[\p{Lu}\p{N}¡¿«„“"*_[(–-])|(?<!\n)\n+/gu;
/** What no full stop ends: a single letter ("z. B.") or the number of an item ("1. Stir"). */
const ABBREVIATED = /(?:(?<!\p{L})\p{L}|(?:^|\n)[^\S\n]*\d{1,3})$/u;
const LONGEST_NUMBER = 8;

/**
 * Finds the sentences of an answer that have ended since the last time, so that a listener hears no halves.
 *
 * @param from where the rest began the last time
 * @param isWhole whether the answer has ended, and so its last sentence
 */
export function finishedSentences(text: string, from: number, isWhole: boolean): Spoken {
  const rest = text.slice(from);
  const sentences: string[] = [];
  let begin = 0;
  for (const { index, 0: mark } of rest.matchAll(END)) {
    if (mark.startsWith('.') && ABBREVIATED.test(rest.slice(Math.max(0, index - LONGEST_NUMBER), index)))
      continue;
    sentences.push(rest.slice(begin, index + mark.length));
    begin = index + mark.length;
  }
  if (isWhole) {
    sentences.push(rest.slice(begin));
    begin = rest.length;
  }
  return {
    sentences: sentences.map((sentence) => sentence.trim()).filter((sentence) => sentence !== ''),
    end: from + begin,
  };
}

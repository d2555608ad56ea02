import { has, type Talk } from '../talk.ts';
import type { Cue } from '../words/words.ts';
import { answerOf } from './barAnswer.ts';

/** What went wrong with a drink, by its wording or its taste, and the answer of the bar that mends it. */
const MENDS: readonly (readonly [cue: Cue, answer: string, taste?: string])[] = [
  ['watery', 'too-watery'],
  ['lessSweet', 'too-sweet', 'sweet'],
  ['lessSour', 'too-sour', 'sour'],
  ['lessBitter', 'too-bitter', 'bitter'],
  ['weaker', 'too-strong', 'strong'],
  ['still', 'flat-soda'],
];

/** Whoever was shown drinks and writes no more words than this speaks of those drinks. */
const FEW = 5;

/** How to save a drink that is made already and came out too sweet, too sour, too strong. */
export function rescue(talk: Talk): string | undefined {
  const { reading, last, guests } = talk.situation;
  // "The second is too sweet" is said of what was suggested.
  const points = has(talk, 'first', 'second', 'third', 'last') || reading.words.length <= FEW;
  const isOfSuggestions = last.length > 1 && reading.drinks.length === 0 && points;
  const orders =
    has(talk, 'difference', 'hitsHarder', 'surprise', 'another') ||
    reading.wish.with.length > 1 ||
    guests.length > 1;
  if (!has(talk, 'mishap') || has(talk, 'notTooMuch') || isOfSuggestions || orders) return undefined;
  const mend =
    MENDS.find(([cue]) => has(talk, cue)) ??
    (has(talk, 'request', 'sourer', 'sweeter')
      ? undefined
      : MENDS.find(([, , taste]) => taste !== undefined && reading.wish.tastes.includes(taste)));
  return mend && answerOf(talk, mend[1]);
}

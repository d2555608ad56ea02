import type { Apart } from './reading.ts';
import { keyOf, setOf, type Found, type Span } from './spans.ts';
import type { Scoped, Sentence } from './scopes.ts';
import type { Token } from './tokens.ts';

/** Words between the number of guests who do not drink and what says that they do not. */
const REACH = 8;

const isDry = ({ meanings }: Pick<Span, 'meanings'>) => meanings.includes('state:alcohol-free');

/**
 * Reads company of which only some drink alcohol: "two of them don't drink", "one with and one without alcohol". Then
 * nothing is left out for all.
 */
export function readApart(
  tokens: readonly Token[],
  { marks }: Pick<Found, 'marks'>,
  scoped: readonly Scoped[],
  sentences: readonly Sentence[],
): Apart | undefined {
  const isBoth = sentences.some(({ cues }) => cues.has('both'));
  // An alcoholic, a child or somebody pregnant at the table is a guard for all.
  const dry = scoped.find(({ span, sentence }) => isDry(span) && (isBoth || sentence.cues.has('some')));
  if (dry === undefined) return isBoth ? { count: undefined, isHalf: false } : undefined;
  const { start } = dry.sentence;
  const from = Math.max(start, dry.span.start - REACH);
  const numberAt = (place: number) => {
    const word = tokens[place]?.word ?? '';
    const named = marks.find(({ meaning, places }) => setOf(meaning) === 'number' && places[0] === place);
    return /^\d+$/.test(word)
      ? Number(word)
      : Number(named === undefined ? Number.NaN : keyOf(named.meaning));
  };
  const numbers = Array.from({ length: dry.span.end - from }, (_, at) => numberAt(from + at));
  const isHalf = tokens.slice(start, dry.sentence.end).some(({ word }) => HALF.has(word));
  return { count: isHalf || isBoth ? undefined : numbers.find((value) => value >= 1), isHalf };
}

const HALF = new Set(['half', 'helft', 'halfte', 'mitad', 'moitie']);

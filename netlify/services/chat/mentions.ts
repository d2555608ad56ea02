import type { Patterns } from './cues.ts';
import { matchedWords } from './matchedWords.ts';
import { MARKS, type NamedThings } from './namedThings.ts';

/**
 * The place of words by which a message speaks of something that somebody may have to do without: a thing to drink or
 * what is in it, alcohol, or both of what was named before.
 */
export interface Mention extends Place {
  of: 'thing' | 'alcohol' | 'both';
}

/** The place of the first word of a mention, and the one behind its last. */
export interface Place {
  start: number;
  end: number;
}

/** Stands between two words where the message has a comma. */
export const COMMA = ',';
/** A caution that is no substance: its wordings tell how strict somebody is. */
const STRICTNESS = 'alcohol-trace';

/** What a message speaks of, in its order; the longer of two that share a word. */
export function mentionsIn(
  { drinkless, ingredients }: NamedThings,
  spoken: readonly Patterns[],
): readonly Mention[] {
  const matched = (of: Mention['of'], patterns: readonly RegExp[]): Mention[] =>
    [...matchedWords(drinkless, patterns)].map(([start, length]) => ({ of, start, end: start + length }));
  const substances = spoken.flatMap(({ allergens, cautions }) => [
    ...Object.values(allergens),
    ...Object.entries(cautions).flatMap(([id, pattern]) => (id === STRICTNESS ? [] : [pattern])),
  ]);
  const all: Mention[] = [
    ...ingredients.map(({ start, end }) => ({ of: 'thing' as const, start, end })),
    ...matched('thing', substances),
    ...matched(
      'alcohol',
      spoken.map(({ alcohol }) => alcohol),
    ),
    ...matched(
      'both',
      spoken.map(({ both }) => both),
    ),
  ];
  const apart: Mention[] = [];
  for (const one of all.toSorted((a, b) => b.end - b.start - (a.end - a.start)))
    if (apart.every((other) => other.end <= one.start || one.end <= other.start)) apart.push(one);
  return joined(
    apart.toSorted((a, b) => a.start - b.start),
    drinkless,
  );
}

/** "Noix de cajou" is one thing, though both of its words name one. */
function joined(mentions: readonly Mention[], words: readonly string[]): Mention[] {
  const whole: Mention[] = [];
  for (const one of mentions) {
    const last = whole.at(-1);
    const goesOn =
      last !== undefined && last.of === one.of && words.slice(last.end, one.start).join(' ') === 'de';
    if (goesOn) whole.splice(-1, 1, { ...last, end: one.end });
    else whole.push(one);
  }
  return whole;
}

/**
 * The words before and behind a mention as the learnt model reads them: marks for whatever is named, and commas.
 *
 * @param breaks places of words before which a comma stands
 */
export function wordsAround(
  { masked }: NamedThings,
  mentions: readonly Place[],
  { start, end }: Place,
  breaks: ReadonlySet<number>,
): { before: string[]; behind: string[] } {
  const mentionByPlace = new Map<number, Place>();
  for (const mention of mentions)
    for (let place = mention.start; place < mention.end; place++) mentionByPlace.set(place, mention);
  const said = masked.flatMap(({ word, place }) => {
    const mention = mentionByPlace.get(place);
    const words = mention === undefined ? [word] : mention.start === place ? [MARKS.ingredient] : [];
    return (breaks.has(place) ? [COMMA, ...words] : words).map((one) => ({ word: one, place }));
  });
  return {
    before: said
      .filter(({ place, word }) => place < start || (place === start && word === COMMA))
      .map(({ word }) => word),
    behind: said.filter(({ place }) => place >= end).map(({ word }) => word),
  };
}

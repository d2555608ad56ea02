import { cuePattern } from '../../../src/domain/chat/cuePattern.ts';
import type { Locale } from '../../../src/contracts/locale.ts';
import { madeOnce } from '../../../src/domain/madeOnce.ts';
import { WORDS, type Words } from './words/words.ts';

/** The wordings of a language as patterns. */
export type Patterns = {
  [Part in Exclude<keyof Words, 'ordinary' | 'alsoCalled' | 'does'>]: Words[Part] extends string
    ? RegExp
    : Words[Part] extends readonly string[]
      ? readonly string[]
      : Readonly<Record<keyof Words[Part], RegExp>>;
} & { does: RegExp | undefined };

/** What guests say in a language as patterns, compiled when somebody first speaks it. */
export const patternsIn = madeOnce((locale: Locale) => compile(WORDS[locale]));

function compile({
  cues,
  tastes,
  categories,
  occasions,
  foods,
  allergens,
  cautions,
  symptoms,
  unrest,
  colours,
  without,
  behind,
  alcohol,
  both,
  does,
  instead,
  turn,
  numbers,
}: Words): Patterns {
  return {
    cues: patternsOf(cues),
    tastes: patternsOf(tastes),
    categories: patternsOf(categories),
    occasions: patternsOf(occasions),
    foods: patternsOf(foods),
    allergens: patternsOf(allergens),
    cautions: patternsOf(cautions),
    symptoms: cuePattern(symptoms),
    unrest: cuePattern(unrest),
    colours: patternsOf(colours),
    without: cuePattern(without),
    behind: cuePattern(behind),
    alcohol: cuePattern(alcohol),
    both: cuePattern(both),
    does: nameBefore(does),
    instead: cuePattern(instead),
    turn: cuePattern(turn),
    numbers,
  };
}

/** "Tom likes", "Tom something sour", or "Tom" alone: a sentence begins with a capital, whoever it is about. */
function nameBefore(does: string): RegExp | undefined {
  // German writes every noun as it writes a name.
  if (does === '') return undefined;
  return new RegExp(
    String.raw`(?:^|\s)(\p{Lu}\p{Ll}+) (?:${does})(?!\p{L})|(?:for|voor|para|pour) (\p{Lu}\p{Ll}+)|^\s*(\p{Lu}\p{Ll}+)\s*$`,
    'u',
  );
}

function patternsOf<Id extends string>(wordings: Readonly<Record<Id, string>>): Record<Id, RegExp> {
  return Object.fromEntries(
    Object.entries<string>(wordings).map(([id, wording]) => [id, cuePattern(wording)]),
  ) as Record<Id, RegExp>;
}

/** Which of several patterns a text matches. */
export function matching(patterns: Readonly<Record<string, RegExp>>, text: string): string[] {
  return Object.entries(patterns)
    .filter(([, pattern]) => pattern.test(text))
    .map(([id]) => id);
}

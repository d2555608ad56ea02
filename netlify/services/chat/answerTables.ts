import type { BarAnswer } from '../../../src/catalogue/barAnswers.ts';
import type { Locale } from '../../../src/contracts/locale.ts';
import { foldSpeech } from '../../../src/domain/chat/foldSpeech.ts';
import { listTable, numbersOf, packNumbers, push, type NumberTable } from '../../../src/domain/chat/table.ts';
import { isGiveaway } from '../../../src/domain/chat/textLanguage.ts';
import { stemOf } from '../../../src/text/stem.ts';
import { madeOnce } from '../../../src/domain/madeOnce.ts';

/**
 * What the bar answers of a language are searched by: plain JSON, so that a build can write it. Answers and wordings are
 * numbers, their places from 0 on.
 */
export interface AnswerTables {
  /** How many answers the language has. */
  count: number;
  /** Of each wording its answer. */
  answerOf: readonly number[];
  /** What the words of each wording weigh together. */
  weights: readonly number[];
  /** By the stem of a word, the wordings that have it. */
  words: NumberTable;
  /** By a few letters, each answer that has them, and behind it in how many of its wordings. */
  letters: NumberTable;
  /** By the stem of a word, the answers that have it in their text. */
  texts: NumberTable;
  /** Of each answer, how long its wordings are together, by words and by letters. */
  lengths: Readonly<Record<number, readonly [words: number, letters: number]>>;
}

/** Parts of a text, words or letters, and what each weighs. */
export type Weights = ReadonlyMap<string, number>;

/** What the tables tell of a part of a text. */
export interface Counted {
  /** In how many of its wordings each answer has it. */
  counts(part: string): ReadonlyMap<number, number>;
  /** How telling it is: the fewer answers have it, the more. One that none has is as telling as the rarest. */
  weight(part: string): number;
}

/** What inflection puts behind a word. */
const ENDINGS: Record<Locale, RegExp> = {
  en: /(?:ings?|ed|es|s|e|ly)$/,
  nl: /(?:tjes?|jes?|en|t|e|s)$/,
  de: /(?:en|er|es|em|e|n|t|s)$/,
  es: /(?:ando|iendo|ados?|adas?|ar|er|ir|as|os|es|an|en|a|o|e|s)$/,
  fr: /(?:ements?|ant|ees?|er|ent|es|e|s|x|r)$/,
};
/** How much a word counts that carries no meaning of its own. */
const LITTLE = 0.4;
/** Letters that are looked at together. */
const LETTERS = 4;

/** The tables of the answers that there are in a language. */
export function answerTables(answers: readonly BarAnswer[], language: Locale): AnswerTables {
  const told = answers.flatMap(({ texts: { [language]: texts } }, answer) => {
    if (texts === undefined) return [];
    const wordings = [texts.question, ...texts.asked].map((wording) => stemsOf(wording, language));
    return [{ answer, wordings, text: stemsOf(texts.answer, language) }];
  });
  const wordings = told.flatMap((one) => one.wordings.map((stems) => ({ answer: one.answer, stems })));
  const [worded, lettered, texts] = [listTable<number>(), listTable<number>(), listTable<number>()];
  for (const [place, { answer, stems }] of wordings.entries()) {
    for (const stem of new Set(stems)) push(worded, stem, place);
    for (const part of new Set(lettersOf(stems))) push(lettered, part, answer);
  }
  for (const { answer, text } of told) for (const stem of new Set(text)) push(texts, stem, answer);

  const tables = {
    count: told.length,
    answerOf: wordings.map(({ answer }) => answer),
    words: packNumbers(worded),
    letters: packNumbers(
      Object.fromEntries(
        Object.entries(lettered).map(([part, answers]) => [part, [...countsOf(answers)].flat()]),
      ),
    ),
    texts: packNumbers(texts),
  };
  const counted = countedIn(tables);
  const lengthOf = (answer: number, parts: readonly string[], { counts, weight }: Counted) =>
    lengthOfAll(weighted(parts, (part) => weightInAll(counts(part).get(answer) ?? 1, weight(part))));
  return {
    ...tables,
    weights: wordings.map(({ stems }) => sum(weighted(stems, counted.words.weight))),
    lengths: Object.fromEntries(
      told.map(({ answer, wordings: own }) => [
        answer,
        [
          lengthOf(answer, own.flat(), counted.words),
          lengthOf(answer, own.flatMap(lettersOf), counted.letters),
        ],
      ]),
    ),
  };
}

/** Counts and weighs what stands in tables, each part once: it is for one message. */
export function countedIn({
  count,
  answerOf,
  words,
  letters,
}: Pick<AnswerTables, 'count' | 'answerOf' | 'words' | 'letters'>): { words: Counted; letters: Counted } {
  const counted = (countsIn: Counted['counts'], factorOf: (part: string) => number) => {
    const counts: Counted['counts'] = madeOnce(countsIn);
    const weight = (part: string) => Math.log(1 + count / Math.max(1, counts(part).size)) * factorOf(part);
    return { counts, weight };
  };
  return {
    words: counted(
      (word) => countsOf((numbersOf(words, word) ?? []).map((place) => answerOf[place] ?? 0)),
      (word) => (isGiveaway(word) ? LITTLE : 1),
    ),
    letters: counted(
      (part) => pairsOf(numbersOf(letters, part) ?? []),
      () => 1,
    ),
  };
}

/** What stands in pairs, one behind the other. */
function pairsOf(numbers: readonly number[]): Map<number, number> {
  const pairs = new Map<number, number>();
  for (let place = 0; place < numbers.length; place += 2)
    pairs.set(numbers[place] ?? 0, numbers[place + 1] ?? 0);
  return pairs;
}

function countsOf(answers: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const answer of answers) counts.set(answer, (counts.get(answer) ?? 0) + 1);
  return counts;
}

/** What a part weighs in all wordings of an answer together: more where it stands in more of them. */
export function weightInAll(count: number, weight: number): number {
  return (1 + Math.log(count)) * weight;
}

export function stemsOf(text: string, language: Locale): string[] {
  const folded = foldSpeech(text);
  return folded === '' ? [] : stemOf(folded, ENDINGS[language]).split(' ');
}

/** Every few letters of each word that means something, its beginning and end marked. */
export function lettersOf(stems: readonly string[]): string[] {
  return stems
    .filter((stem) => !isGiveaway(stem))
    .flatMap((stem) => {
      const word = `^${stem}$`;
      const count = Math.max(1, word.length - LETTERS + 1);
      return Array.from({ length: count }, (_, at) => word.slice(at, at + LETTERS));
    });
}

export function weighted(parts: readonly string[], weightOf: (part: string) => number): Weights {
  return new Map(parts.map((part) => [part, weightOf(part)]));
}

export function sum(weights: Weights): number {
  let whole = 0;
  for (const weight of weights.values()) whole += weight;
  return whole;
}

export function lengthOfAll(weights: Weights): number {
  let squares = 0;
  for (const weight of weights.values()) squares += weight * weight;
  return Math.sqrt(squares);
}

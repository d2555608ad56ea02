import type { BarAnswer } from '../../../../src/catalogue/barAnswers.ts';
import type { Locale } from '../../../../src/contracts/site/locale.ts';
import { foldSpeech } from '../../../../src/domain/chat/foldSpeech.ts';
import {
  listTable,
  getNumbers,
  packNumbers,
  push,
  type NumberTable,
} from '../../../../src/domain/chat/table.ts';
import { isGiveaway } from '../../../../src/domain/chat/textLanguage.ts';
import { cutEnding } from '../../../../src/text/stem.ts';

/**
 * An index of the questions that the bar's book answers in one language: plain JSON, so that a build can write it.
 * Questions and answers are numbers, their places from 0 on; each answer has several wordings of its question.
 */
export interface AnswerTables {
  /** How many answers the language has. */
  count: number;
  /** Of each wording its answer, and what its words weigh together. */
  answerOf: readonly number[];
  weights: readonly number[];
  /** By the stem of a word, the wordings that have it. */
  words: NumberTable;
  /** By four letters, each answer that has them, and behind it in how many of its wordings. */
  letters: NumberTable;
  /** By the place of an answer, the length of the vector of its letters. */
  lengths: Readonly<Record<number, number>>;
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
const SMALL_WORD = 0.4;
const LETTERS = 4;

export function createAnswerTables(answers: readonly BarAnswer[], language: Locale): AnswerTables {
  const words = listTable<number>();
  const letters = listTable<number>();
  const answerOf: number[] = [];
  const stemsOfWordings: string[][] = [];
  let count = 0;
  for (const [answer, { texts }] of answers.entries()) {
    const own = texts[language];
    if (own === undefined) continue;
    count++;
    for (const wording of [own.question, ...own.asked]) {
      const stems = splitStems(wording, language);
      for (const stem of new Set(stems)) push(words, stem, answerOf.length);
      for (const part of new Set(splitLetters(stems))) push(letters, part, answer);
      answerOf.push(answer);
      stemsOfWordings.push(stems);
    }
  }
  const tables = {
    count,
    answerOf,
    words: packNumbers(words),
    letters: packNumbers(
      Object.fromEntries(
        Object.entries(letters).map(([part, places]) => [part, [...countEach(places)].flat()]),
      ),
    ),
  };
  const squares = new Map<number, number>();
  for (const part of Object.keys(letters)) {
    const counts = countLetters(tables, part);
    for (const [answer, times] of counts)
      squares.set(answer, (squares.get(answer) ?? 0) + weighLetters(times, tables.count, counts.size) ** 2);
  }
  return {
    ...tables,
    weights: stemsOfWordings.map((stems) => sum(new Set(stems), (stem) => weighWord(tables, stem))),
    lengths: Object.fromEntries([...squares].map(([answer, square]) => [answer, Math.sqrt(square)])),
  };
}

/** How telling a word is: the fewer answers have it, the more. */
export function weighWord(
  { words, answerOf, count }: Pick<AnswerTables, 'words' | 'answerOf' | 'count'>,
  stem: string,
): number {
  const answers = new Set((getNumbers(words, stem) ?? []).map((place) => answerOf[place]));
  return Math.log(1 + count / Math.max(1, answers.size)) * (isGiveaway(stem) ? SMALL_WORD : 1);
}

/** What four letters weigh in an answer, by how many of its wordings have them and how many answers do. */
export function weighLetters(times: number, count: number, answers: number): number {
  return (1 + Math.log(times)) * Math.log(1 + count / Math.max(1, answers));
}

/** In how many of its wordings each answer has these letters. */
export function countLetters({ letters }: Pick<AnswerTables, 'letters'>, part: string): Map<number, number> {
  const pairs = getNumbers(letters, part) ?? [];
  const counts = new Map<number, number>();
  for (let place = 0; place < pairs.length; place += 2) counts.set(pairs[place] ?? 0, pairs[place + 1] ?? 0);
  return counts;
}

export function splitStems(text: string, language: Locale): string[] {
  const folded = foldSpeech(text);
  return folded === '' ? [] : cutEnding(folded, ENDINGS[language]).split(' ');
}

/** Every four letters of each word that means something, its beginning and end marked. */
export function splitLetters(stems: readonly string[]): string[] {
  return stems
    .filter((stem) => !isGiveaway(stem))
    .flatMap((stem) => {
      const word = `^${stem}$`;
      const count = Math.max(1, word.length - LETTERS + 1);
      return Array.from({ length: count }, (_, at) => word.slice(at, at + LETTERS));
    });
}

export function sum<Item>(items: Iterable<Item>, weigh: (item: Item) => number): number {
  let whole = 0;
  for (const item of items) whole += weigh(item);
  return whole;
}

function countEach(places: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const place of places) counts.set(place, (counts.get(place) ?? 0) + 1);
  return counts;
}

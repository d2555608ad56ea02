import type { BarAnswer } from '../../../../src/catalogue/barAnswers.ts';
import type { Catalogue } from '../../../../src/catalogue/catalogue.ts';
import type { Locale } from '../../../../src/contracts/site/locale.ts';
import { getNumbers } from '../../../../src/domain/chat/table.ts';
import { isGiveaway } from '../../../../src/domain/chat/textLanguage.ts';
import { memoize } from '../../../../src/domain/lib/memoize.ts';
import { built } from '../../builtFile.ts';
import { builtAnswers } from '../builtTables.ts';
import {
  countLetters,
  createAnswerTables,
  splitLetters,
  splitStems,
  sum,
  weighLetters,
  weighWord,
  type AnswerTables,
} from './answerTables.ts';

export interface FoundAnswer {
  answer: BarAnswer;
  /** From 0 to 1. */
  score: number;
  /** How many telling words of the question some wording of the answer has, and what part of their weight that is. */
  shared: number;
  coverage: number;
  /** How many of the words that nothing else was read from distinguish it from other answers. */
  explains: number;
}

export interface FoundAnswers {
  /** Every answer whose question has something of this one, best first. */
  answers: FoundAnswer[];
  /** Whether the first is surely meant. Only a text that is worded as a question can mean one. */
  isClear: boolean;
}

/** What makes the score: the nearest wording by its words, and all wordings by their letters, which forgive a slip. */
const SHARES = { wording: 0.4, letters: 0.6 };
/** What is surely meant has at least this score, and this much with twice its lead over the second. */
const CLEAR = { score: 0.3, withLead: 0.55 };
/** Letters of a word that tells something. */
const SHORTEST_TELLING = 3;
/** Longer messages ask no single question, and are read to here. */
const MOST_WORDS = 40;
/** A word distinguishes an answer that has it in so many wordings, and this part of all that have it. */
const FEWEST_WORDINGS = 2;
const DISTINGUISHING = 0.12;
/** Answers that a telling word may be in. */
const MOST_ANSWERS = 3;

/**
 * The answers of the bar's book to a question in a language.
 *
 * @param unread words of the question that nothing else was read from
 */
export function findBarAnswers(
  question: string,
  language: Locale,
  catalogue: Catalogue,
  unread: readonly string[] = [],
): FoundAnswers {
  const tables = tablesOf(catalogue)(language);
  const stems = splitStems(question, language).slice(0, MOST_WORDS);
  const wordings = compareWordings(new Set(stems), tables);
  const letters = compareLetters(new Set(splitLetters(stems)), tables);
  const covered = coverAnswers(new Set(stems), tables);
  const explained = countDistinguishing(new Set(splitStems(unread.join(' '), language)), tables);
  const answers = [...new Set([...wordings.keys(), ...letters.keys()])]
    .flatMap((place): FoundAnswer[] => {
      const answer = catalogue.barAnswers[place];
      const score = SHARES.wording * (wordings.get(place) ?? 0) + SHARES.letters * (letters.get(place) ?? 0);
      return answer === undefined
        ? []
        : [{ answer, score, ...covered(place), explains: explained.get(place) ?? 0 }];
    })
    .sort((a, b) => b.score - a.score);
  const [best = { score: 0 }, second = { score: 0 }] = answers;
  const withLead = best.score + 2 * (best.score - second.score);
  return { answers, isClear: best.score >= CLEAR.score && withLead >= CLEAR.withLead };
}

const tablesOf = memoize(
  (catalogue: Catalogue) =>
    memoize((language: Locale) =>
      built(builtAnswers(language), () => createAnswerTables(catalogue.barAnswers, language)),
    ),
  new WeakMap(),
);

/** How like the question the nearest wording of each answer is, by the weight of the words that both have. */
function compareWordings(stems: ReadonlySet<string>, tables: AnswerTables): Map<number, number> {
  const shared = new Map<number, number>();
  let whole = 0;
  for (const stem of stems) {
    const weight = weighWord(tables, stem);
    whole += weight;
    for (const wording of getNumbers(tables.words, stem) ?? []) add(shared, wording, weight);
  }
  const nearest = new Map<number, number>();
  for (const [wording, both] of shared) {
    const answer = tables.answerOf[wording] ?? 0;
    const likeness = (2 * both) / (whole + (tables.weights[wording] ?? 0));
    nearest.set(answer, Math.max(nearest.get(answer) ?? 0, likeness));
  }
  return nearest;
}

/** How much of the telling words of a question each answer has, over all its wordings. */
function coverAnswers(
  stems: ReadonlySet<string>,
  tables: AnswerTables,
): (answer: number) => Pick<FoundAnswer, 'shared' | 'coverage'> {
  const telling = [...stems].filter((stem) => !isGiveaway(stem) && stem.length >= SHORTEST_TELLING);
  const whole = sum(telling, (stem) => weighWord(tables, stem));
  const counts = new Map<number, number>();
  const weights = new Map<number, number>();
  for (const stem of telling) {
    const answers = new Set(
      (getNumbers(tables.words, stem) ?? []).map((place) => tables.answerOf[place] ?? 0),
    );
    for (const answer of answers) {
      add(counts, answer, 1);
      add(weights, answer, weighWord(tables, stem));
    }
  }
  return (answer) => ({
    shared: counts.get(answer) ?? 0,
    coverage: whole === 0 ? 0 : (weights.get(answer) ?? 0) / whole,
  });
}

/** How many of some words distinguish each answer: several of its wordings have them, and few of others. */
function countDistinguishing(stems: ReadonlySet<string>, tables: AnswerTables): Map<number, number> {
  const counts = new Map<number, number>();
  for (const stem of stems) {
    if (stem.length < SHORTEST_TELLING || isGiveaway(stem)) continue;
    const places = getNumbers(tables.words, stem) ?? [];
    const times = new Map<number, number>();
    for (const place of places) add(times, tables.answerOf[place] ?? 0, 1);
    for (const [answer, own] of times)
      if (own >= FEWEST_WORDINGS && own >= DISTINGUISHING * places.length) add(counts, answer, 1);
  }
  return counts;
}

/** Words of few answers or none: the others are said of anything, and tell nothing. */
export function listTelling(words: readonly string[], language: Locale, catalogue: Catalogue): string[] {
  const tables = tablesOf(catalogue)(language);
  const least = Math.log(1 + tables.count / MOST_ANSWERS);
  return words.filter((word) => {
    const [stem = ''] = splitStems(word, language);
    return stem.length > SHORTEST_TELLING && !/\d/.test(word) && weighWord(tables, stem) >= least;
  });
}

/** How like the question all wordings of each answer together are, by the cosine of their letters. */
function compareLetters(parts: ReadonlySet<string>, tables: AnswerTables): Map<number, number> {
  const counted = [...parts].map((part) => countLetters(tables, part));
  const weigh = (counts: ReadonlyMap<number, number>, times = 1) =>
    weighLetters(times, tables.count, counts.size);
  const length = Math.sqrt(sum(counted, (counts) => weigh(counts) ** 2));
  const alike = new Map<number, number>();
  for (const counts of counted)
    for (const [answer, times] of counts)
      add(alike, answer, (weigh(counts) / length) * (weigh(counts, times) / (tables.lengths[answer] ?? 1)));
  return alike;
}

function add(sums: Map<number, number>, place: number, more: number): void {
  sums.set(place, (sums.get(place) ?? 0) + more);
}

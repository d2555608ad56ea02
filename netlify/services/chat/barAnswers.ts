import type { BarAnswer } from '../../../src/catalogue/barAnswers.ts';
import type { Locale } from '../../../src/contracts/locale.ts';
import { numbersOf } from '../../../src/domain/chat/table.ts';
import { madeOnce } from '../../../src/domain/madeOnce.ts';
import {
  answerTables,
  countedIn,
  lengthOfAll,
  lettersOf,
  stemsOf,
  sum,
  weighted,
  weightInAll,
  type AnswerTables,
  type Counted,
  type Weights,
} from './answerTables.ts';

/** A bar answer and how well it fits a message. */
export interface FoundAnswer {
  answer: BarAnswer;
  /** From 0 to 1; up to `ABOUT_IT` more for an answer about an ingredient that the message names. */
  score: number;
  /** What part of the message the answer's wordings and text know, by the weight of its words. */
  known: number;
  /** How like the message its nearest wording is, and all its wordings together, by words and by letters. */
  wording: number;
  words: number;
  letters: number;
  /** Whether it is about an ingredient that the message names. */
  isAbout: boolean;
}

/**
 * Finds the bar answers that a message asks for. Where the ids of the ingredients that it names are given, an answer
 * about one of them is meant sooner.
 */
export interface AnswerFinder {
  /** Every answer that has something of the message, best first. */
  rank(message: string, language: Locale, named?: ReadonlySet<string>): readonly FoundAnswer[];
  /** The one that is meant; undefined where none fits well, or two fit alike. */
  find(
    message: string,
    language: Locale,
    kind: MessageKind,
    named?: ReadonlySet<string>,
  ): FoundAnswer | undefined;
}

/**
 * What makes the score, together 1: how much of the message the answer knows, the likeness to its nearest wording,
 * the likeness to all of its wordings together by words, and by letters. Letters find what is written as one word
 * or wrongly.
 */
const SHARES = { known: 0.25, wording: 0.15, words: 0.25, letters: 0.35 };
/**
 * What the best answer must reach, by kind of message: `score`, `known`, and `withLead` by its score plus its
 * lead over the second best, so that a low score needs a large lead. What may be a wish for a drink needs
 * more than a question.
 */
const LEAST = {
  asked: { score: 0.22, withLead: 0.24, known: 0.2 },
  certain: { score: 0.62, withLead: 0.85, known: 0.95 },
  question: { score: 0.25, withLead: 0.34, known: 0.25 },
  sure: { score: 0.55, withLead: 0.75, known: 0.65 },
  doubtful: { score: 0.4, withLead: 0.55, known: 0.5 },
  wish: { score: 0.5, withLead: 0.8, known: 0.75 },
};
/** Whatever its score, what is meant is so much ahead of the second best. */
const LEAST_LEAD = 0.04;
/** What an answer gains that is about an ingredient that the message names. */
const ABOUT_IT = 0.07;
const NOTHING: ReadonlySet<string> = new Set();
/** What a message seems to be, before it is known what it asks. */
export type MessageKind = keyof typeof LEAST;
/** How much a word counts that stands in the answer's text alone. */
const IN_TEXT = 0.6;
/** Longer messages ask no single question, and are read to here. */
const MOST_WORDS = 40;

/**
 * Prepares the search over the bar answers.
 *
 * @param tablesIn the tables of a language, asked for when a guest first speaks it
 */
export function createAnswerFinder(
  answers: readonly BarAnswer[],
  tablesIn = (language: Locale) => answerTables(answers, language),
): AnswerFinder {
  const searchIn = madeOnce((language: Locale) => createSearch(answers, tablesIn(language), language));
  // One message is looked up several times until it is answered.
  let last: { key: string; found: FoundAnswer[] } | undefined;
  const rank: AnswerFinder['rank'] = (message, language, named = NOTHING) => {
    const key = [language, ...named, message].join('\n');
    if (last?.key !== key) last = { key, found: searchIn(language)(message, named) };
    return last.found;
  };

  return {
    rank,
    find(message, language, kind, named = NOTHING) {
      const least = LEAST[kind];
      const [best, second] = rank(message, language, named);
      if (best === undefined || best.score < least.score || best.known < least.known) return undefined;
      const lead = best.score - (second?.score ?? 0);
      return lead >= LEAST_LEAD && best.score + lead >= least.withLead ? best : undefined;
    },
  };
}

/** Something of each answer, or of each wording, by its place. */
type Sums = Map<number, number>;

function createSearch(
  answers: readonly BarAnswer[],
  tables: AnswerTables,
  language: Locale,
): (message: string, named: ReadonlySet<string>) => FoundAnswer[] {
  return (message, named) => {
    const { words, letters } = countedIn(tables);
    const stems = stemsOf(message, language).slice(0, MOST_WORDS);
    const said = weighted(stems, words.weight);
    const whole = sum(said);
    const nearest = nearestWordings(said, whole);
    const byWords = likeness(said, words, 0);
    const byLetters = likeness(weighted(lettersOf(stems), letters.weight), letters, 1);
    return [...knownOf(said, words)]
      .sort(([one], [other]) => one - other)
      .flatMap(([place, weight]) => {
        const answer = answers[place];
        if (answer === undefined) return [];
        const fits = {
          known: weight / whole,
          wording: nearest.get(place) ?? 0,
          words: byWords.get(place) ?? 0,
          letters: byLetters.get(place) ?? 0,
          isAbout: answer.ingredients.some((id) => named.has(id)),
        };
        const score =
          (fits.isAbout ? ABOUT_IT : 0) +
          SHARES.known * fits.known +
          SHARES.wording * fits.wording +
          SHARES.words * fits.words +
          SHARES.letters * fits.letters;
        return [{ answer, score, ...fits }];
      })
      .sort((a, b) => b.score - a.score);
  };

  /** What each answer knows of a message by its wordings and its text. */
  function knownOf(said: Weights, words: Counted): Sums {
    const known: Sums = new Map();
    for (const [word, weight] of said) {
      const asked = words.counts(word);
      for (const answer of asked.keys()) add(known, answer, weight);
      for (const answer of numbersOf(tables.texts, word) ?? [])
        if (!asked.has(answer)) add(known, answer, weight * IN_TEXT);
    }
    return known;
  }

  /** How like a message the nearest wording of each answer is. */
  function nearestWordings(said: Weights, whole: number): Sums {
    const shared: Sums = new Map();
    for (const [word, weight] of said)
      for (const wording of numbersOf(tables.words, word) ?? []) add(shared, wording, weight);
    const nearest: Sums = new Map();
    for (const [wording, both] of shared) {
      const answer = tables.answerOf[wording] ?? 0;
      const weight = tables.weights[wording] ?? 0;
      nearest.set(answer, Math.max(nearest.get(answer) ?? 0, (2 * both) / (whole + weight)));
    }
    return nearest;
  }

  /** How like a message all wordings of each answer together are, by its words or its letters. */
  function likeness(said: Weights, { counts, weight: weightOf }: Counted, by: 0 | 1): Sums {
    const alike: Sums = new Map();
    const length = lengthOfAll(said);
    for (const [part, weight] of said) {
      for (const [answer, count] of counts(part)) {
        const own = weightInAll(count, weightOf(part)) / (tables.lengths[answer]?.[by] ?? 1);
        add(alike, answer, (weight / length) * own);
      }
    }
    return alike;
  }
}

function add(sums: Sums, place: number, more: number): void {
  sums.set(place, (sums.get(place) ?? 0) + more);
}

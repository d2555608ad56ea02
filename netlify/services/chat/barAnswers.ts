import type { BarAnswer } from '../../../src/catalogue/barAnswers.ts';
import type { Locale } from '../../../src/contracts/locale.ts';
import { foldSpeech } from '../../../src/domain/chat/foldSpeech.ts';
import { isGiveaway } from '../../../src/domain/chat/textLanguage.ts';
import { stemOf } from '../../../src/text/stem.ts';

/** A bar answer and how well it fits a message. */
export interface FoundAnswer {
  answer: BarAnswer;
  /** From 0 to 1. */
  score: number;
  /** What part of the message the answer's wordings and text know, by the weight of its words. */
  known: number;
}

/**
 * Finds the bar answers that a message asks for. Where the ids of the ingredients that it names are given, an answer
 * about one of them is meant sooner.
 */
export interface AnswerFinder {
  /** Every answer that has something of the message, best first. */
  rank(message: string, language: Locale, named?: ReadonlySet<string>): FoundAnswer[];
  /** The one that is meant; undefined where none fits well, or two fit alike. */
  find(
    message: string,
    language: Locale,
    kind: MessageKind,
    named?: ReadonlySet<string>,
  ): FoundAnswer | undefined;
}

/** What inflection puts behind a word. */
const ENDINGS: Record<Locale, RegExp> = {
  en: /(?:ings?|ed|es|s|e|ly)$/,
  nl: /(?:tjes?|jes?|en|t|e|s)$/,
  de: /(?:en|er|es|em|e|n|t|s)$/,
  es: /(?:ando|iendo|ados?|adas?|ar|er|ir|as|os|es|an|en|a|o|e|s)$/,
  fr: /(?:ements?|ant|ees?|er|ent|es|e|s|x|r)$/,
};
/**
 * What makes the score, together 1: how much of the message the answer knows, the likeness to its nearest wording,
 * the likeness to all of its wordings together by words, and by letters. Letters find what is written as one word
 * or wrongly.
 */
const SHARES = { known: 0.25, wording: 0.15, words: 0.25, letters: 0.35 };
/**
 * What is meant reaches the score, and score and lead before the second best together reach the other: the lower the
 * score, the further ahead it must be. A question is believed sooner than what may be the wish for a drink: of that,
 * all that matters must be known.
 */
const LEAST = {
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
/** How much a word counts that carries no meaning of its own. */
const LITTLE = 0.4;
/** Letters that are looked at together. */
const LETTERS = 4;
/** Longer messages ask no single question, and are read to here. */
const MOST_WORDS = 40;

type Weights = ReadonlyMap<string, number>;

interface Entry {
  answer: BarAnswer;
  wordings: readonly Weights[];
  /** All wordings together, by words and by letters, each of length 1. */
  words: Weights;
  letters: Weights;
  /** The stems of the answer's text. */
  text: ReadonlySet<string>;
}

interface Index {
  entries: readonly Entry[];
  weightOfWord: WeightOf;
  weightOfLetters: WeightOf;
}
type WeightOf = (part: string) => number;

/** Prepares the search over the bar answers; a language is prepared when it is first asked in. */
export function createAnswerFinder(answers: readonly BarAnswer[]): AnswerFinder {
  const indices = new Map<Locale, Index>();
  const indexOf = (language: Locale): Index => {
    const index = indices.get(language) ?? indexAnswers(answers, language);
    indices.set(language, index);
    return index;
  };

  function rank(message: string, language: Locale, named = NOTHING): FoundAnswer[] {
    const { entries, weightOfWord, weightOfLetters } = indexOf(language);
    const stems = stemsOf(message, language).slice(0, MOST_WORDS);
    const said = weighted(stems, weightOfWord);
    const whole = sum(said);
    const words = ofLengthOne(said);
    const letters = ofLengthOne(weighted(lettersOf(stems), weightOfLetters));
    return entries
      .map((entry) => {
        const known = knownOf(said, entry) / whole;
        const wording = Math.max(
          ...entry.wordings.map((one) => (2 * shared(said, one)) / (whole + sum(one))),
        );
        const score =
          (isAbout(entry.answer, named) ? ABOUT_IT : 0) +
          SHARES.known * known +
          SHARES.wording * wording +
          SHARES.words * product(words, entry.words) +
          SHARES.letters * product(letters, entry.letters);
        return { answer: entry.answer, score, known };
      })
      .filter(({ known }) => known > 0)
      .sort((a, b) => b.score - a.score);
  }

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

function isAbout({ ingredients }: BarAnswer, named: ReadonlySet<string>): boolean {
  return ingredients.some((id) => named.has(id));
}

function indexAnswers(answers: readonly BarAnswer[], language: Locale): Index {
  const told = answers.flatMap((answer) => {
    const texts = answer.texts[language];
    if (texts === undefined) return [];
    const wordings = [texts.question, ...texts.asked].map((wording) => stemsOf(wording, language));
    const letters = wordings.map(lettersOf);
    return [{ answer, wordings, letters, text: new Set(stemsOf(texts.answer, language)) }];
  });
  const rarityOfWord = rarity(told.map(({ wordings }) => wordings.flat()));
  const weightOfWord = (word: string) => rarityOfWord(word) * (isGiveaway(word) ? LITTLE : 1);
  const weightOfLetters = rarity(told.map(({ letters }) => letters.flat()));
  return {
    weightOfWord,
    weightOfLetters,
    entries: told.map(({ answer, wordings, letters, text }) => ({
      answer,
      wordings: wordings.map((stems) => weighted(stems, weightOfWord)),
      words: together(
        wordings.map((stems) => new Set(stems)),
        weightOfWord,
      ),
      letters: together(
        letters.map((wording) => new Set(wording)),
        weightOfLetters,
      ),
      text,
    })),
  };
}

function stemsOf(text: string, language: Locale): string[] {
  const folded = foldSpeech(text);
  return folded === '' ? [] : stemOf(folded, ENDINGS[language]).split(' ');
}

/** Every few letters of each word that means something, its beginning and end marked. */
function lettersOf(stems: readonly string[]): string[] {
  return stems
    .filter((stem) => !isGiveaway(stem))
    .flatMap((stem) => {
      const word = `^${stem}$`;
      const count = Math.max(1, word.length - LETTERS + 1);
      return Array.from({ length: count }, (_, at) => word.slice(at, at + LETTERS));
    });
}

/** How telling a part is: the fewer answers have it, the more. One that none has is as telling as the rarest. */
function rarity(answers: readonly (readonly string[])[]): WeightOf {
  const counts = new Map<string, number>();
  for (const parts of answers) {
    for (const part of new Set(parts)) counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  return (part) => Math.log(1 + answers.length / (counts.get(part) ?? 1));
}

function weighted(parts: readonly string[], weightOf: WeightOf): Weights {
  return new Map(parts.map((part) => [part, weightOf(part)]));
}

/** Several wordings as one: a part weighs more that stands in more of them. */
function together(wordings: readonly ReadonlySet<string>[], weightOf: WeightOf): Weights {
  const counts = new Map<string, number>();
  for (const parts of wordings) for (const part of parts) counts.set(part, (counts.get(part) ?? 0) + 1);
  return ofLengthOne(
    new Map([...counts].map(([part, count]) => [part, (1 + Math.log(count)) * weightOf(part)])),
  );
}

function ofLengthOne(weights: Weights): Weights {
  const length = Math.sqrt(product(weights, weights));
  return new Map([...weights].map(([part, weight]) => [part, weight / length]));
}

function knownOf(said: Weights, { words, text }: Entry): number {
  let known = 0;
  for (const [word, weight] of said) {
    known += words.has(word) ? weight : text.has(word) ? weight * IN_TEXT : 0;
  }
  return known;
}

function sum(weights: Weights): number {
  let whole = 0;
  for (const weight of weights.values()) whole += weight;
  return whole;
}

function shared(one: Weights, other: Weights): number {
  let both = 0;
  for (const [part, weight] of one) if (other.has(part)) both += weight;
  return both;
}

function product(one: Weights, other: Weights): number {
  let result = 0;
  for (const [part, weight] of one) result += weight * (other.get(part) ?? 0);
  return result;
}

import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import type { ChatMessage } from '../../src/contracts/chat.ts';
import type { Locale } from '../../src/contracts/locale.ts';
import { citedIds } from '../../src/domain/chat/citations.ts';
import { drinkFactsOf, type DrinkFacts } from '../../netlify/services/chat/drinkFacts.ts';
import { createHouseBartender } from '../../netlify/services/chat/houseBartender.ts';
import type { Check, Question, Told } from './checks.ts';

/** What came of a question. */
export interface Verdict {
  locale: Locale;
  question: Question;
  /** The checks that failed with one of the chances, and the answer that failed. */
  failed: readonly Check[];
  answer: string;
  /** The slowest answer, in ms. */
  slowest: number;
}

/** Each question is asked with so many sequences of chance; all of the answers have to be right. */
const SEEDS = [1, 17, 4242] as const;

/** Prepares the judging of questions over a catalogue. */
export function createJudge(catalogue: Catalogue): (question: Question, locale: Locale) => Verdict {
  const bartender = createHouseBartender(catalogue);
  const factsById = new Map(drinkFactsOf(catalogue).map((facts) => [facts.id, facts]));
  const drinksIn = (text: string): DrinkFacts[] => citedIds(text).flatMap((id) => factsById.get(id) ?? []);
  const named = (text: string, locale: Locale) =>
    text.replace(/\[\[(\d+)\]\]/g, (citation, id: string) => {
      const name = factsById.get(id)?.recipe.name;
      return name?.[locale] ?? name?.en ?? citation;
    });

  function talk(
    { turns, shelf, strict }: Question,
    locale: Locale,
    seed: number,
  ): { told: Told; slowest: number } {
    const chance = chanceOf(seed);
    const messages: ChatMessage[] = [];
    const answers: string[] = [];
    let slowest = 0;
    for (const content of turns) {
      messages.push({ role: 'user', content });
      const start = performance.now();
      const answer = bartender.answer(
        {
          messages,
          language: locale,
          mode: shelf === undefined ? 'ask' : 'mix',
          shelf: [...(shelf ?? [])],
          strict: strict ?? false,
        },
        chance,
      );
      slowest = Math.max(slowest, performance.now() - start);
      messages.push({ role: 'ai', content: answer });
      answers.push(answer);
    }
    const last = answers.at(-1) ?? '';
    const before = answers.slice(0, -1).map(drinksIn);
    return { told: { text: named(last, locale), drinks: drinksIn(last), before }, slowest };
  }

  return (question, locale) => {
    const talks = SEEDS.map((seed) => talk(question, locale, seed));
    const judged = talks.map(({ told }) => ({
      failed: question.right.filter((check) => !check.holds(told)),
      answer: told.text,
    }));
    const worst = judged.find(({ failed }) => failed.length > 0) ?? judged[0];
    return {
      locale,
      question,
      failed: worst?.failed ?? [],
      answer: worst?.answer ?? '',
      slowest: Math.max(...talks.map(({ slowest }) => slowest)),
    };
  };
}

/** Numbers from 0 up to 1 that are the same at every run. */
function chanceOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

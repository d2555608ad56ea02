import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import type { ChatRequest } from '../../src/contracts/chat.ts';
import { LOCALES, type Locale } from '../../src/contracts/locale.ts';
import { createHouseBartender } from '../../netlify/services/chat/houseBartender.ts';
import { BAR_QUESTIONS } from './barQuestions.ts';

/** What the house bartender made of a question of technique or knowledge. */
export interface BarVerdict {
  locale: Locale;
  message: string;
  /** The bar answer that is meant. */
  meant: string;
  /** The one that was given; undefined where the bartender said something else. */
  given: string | undefined;
}

/** The part of the answers that must be the ones that are meant, and that may be other bar answers. */
export const LEAST_MEANT = 0.74;
export const MOST_MISTAKEN = 0.02;

/** Asks all of `BAR_QUESTIONS`. */
export function judgeBarQuestions(catalogue: Catalogue): BarVerdict[] {
  const bartender = createHouseBartender(catalogue);
  return LOCALES.flatMap((locale) =>
    BAR_QUESTIONS[locale].map(([message, meant]) => {
      const messages: ChatRequest['messages'] = [{ role: 'user', content: message }];
      const request: ChatRequest = { messages, language: locale, mode: 'ask', shelf: [], strict: false };
      const said = bartender.answer(request, () => 0.3);
      const given = catalogue.barAnswers.find(({ texts }) =>
        said.includes(texts[locale]?.answer ?? '\n\n\n'),
      )?.id;
      return { locale, message, meant, given };
    }),
  );
}

/** The part of the verdicts that is meant, and that is mistaken. */
export function sharesOf(verdicts: readonly BarVerdict[]): { meant: number; mistaken: number } {
  const part = (holds: (verdict: BarVerdict) => boolean) => verdicts.filter(holds).length / verdicts.length;
  return {
    meant: part(({ meant, given }) => given === meant),
    mistaken: part(({ meant, given }) => given !== undefined && given !== meant),
  };
}

import { describe, expect, it } from 'vitest';
import { createHouseBartender } from '../../../netlify/services/chat/houseBartender.ts';
import { functionCatalogue } from '../../../netlify/services/catalogue.ts';
import { LOCALES } from '../../../src/contracts/locale.ts';
import { disguised, type Disguised } from './examCase.ts';
import { askedBy, CHANCE } from './holdConversation.ts';

/** The parts that were measured, less what one changed answer of sixty makes. */
const LEAST_TOLD = 0.58;
const MOST_TOLD_TO_ORDERS = 0.067;

describe('questions that are worded like orders, and orders', () => {
  const catalogue = functionCatalogue();
  const bartender = createHouseBartender(catalogue);
  const told = LOCALES.flatMap((locale) =>
    disguised(locale).map(({ kind, message }) => {
      const answer = bartender.answer(askedBy([{ role: 'user', content: message }], locale), () => CHANCE);
      const texts = catalogue.barAnswers.flatMap(({ texts }) => texts[locale]?.answer ?? []);
      return { kind, message, isOfBook: texts.some((text) => answer.includes(text)) };
    }),
  );
  const shareOf = (asked: Disguised['kind']) => {
    const all = told.filter(({ kind }) => kind === asked);
    expect(all.length).toBe(60);
    return all.filter(({ isOfBook }) => isOfBook).length / all.length;
  };

  it('are told from each other about as well as was measured', () => {
    expect(shareOf('question')).toBeGreaterThanOrEqual(LEAST_TOLD);
    expect(shareOf('order')).toBeLessThanOrEqual(MOST_TOLD_TO_ORDERS);
  });
});

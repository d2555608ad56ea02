import { describe, expect, it } from 'vitest';
import { functionCatalogue } from '../../netlify/services/catalogue.ts';
import { LOCALES } from '../../src/contracts/locale.ts';
import { foldSpeech } from '../../src/domain/chat/foldSpeech.ts';
import { BAR_QUESTIONS } from './barQuestions.ts';
import { createJudge } from './judge.ts';
import { judgeBarQuestions, LEAST_MEANT, MOST_MISTAKEN, sharesOf } from './judgeBarQuestions.ts';
import { QUESTIONS } from './questions/allQuestions.ts';

const LEAST_RIGHT = 0.9;

describe('the house bartender', () => {
  const judge = createJudge(functionCatalogue());

  it.each(LOCALES)('answers at least nine of ten questions right in %s', (locale) => {
    const verdicts = QUESTIONS[locale].map((question) => judge(question, locale));
    const wrong = verdicts
      .filter(({ failed }) => failed.length > 0)
      .map(({ question }) => question.turns.join(' → '));
    expect(verdicts.length).toBeGreaterThanOrEqual(12);
    expect(1 - wrong.length / verdicts.length, wrong.join('\n')).toBeGreaterThanOrEqual(LEAST_RIGHT);
  });
});

describe('what guests ask of technique and knowledge', () => {
  const catalogue = functionCatalogue();

  it('is asked in new wordings, of answers that there are', () => {
    for (const locale of LOCALES) {
      expect(BAR_QUESTIONS[locale].length).toBeGreaterThanOrEqual(12);
      for (const [message, id] of BAR_QUESTIONS[locale]) {
        const texts = catalogue.barAnswers.find((answer) => answer.id === id)?.texts[locale];
        expect(texts, id).toBeDefined();
        const known = [texts?.question ?? '', ...(texts?.asked ?? [])].map(foldSpeech);
        expect(known).not.toContain(foldSpeech(message));
      }
    }
  });

  it('gets the share of right answers that was measured, and hardly ever another answer', () => {
    const verdicts = judgeBarQuestions(catalogue);
    const { meant, mistaken } = sharesOf(verdicts);
    const wrong = verdicts.filter((verdict) => verdict.given !== verdict.meant);
    const told = wrong
      .map(({ locale, message, given }) => `${locale} ${message} → ${given ?? '–'}`)
      .join('\n');
    expect(meant, told).toBeGreaterThanOrEqual(LEAST_MEANT);
    expect(mistaken, told).toBeLessThanOrEqual(MOST_MISTAKEN);
  });
});

import { describe, expect, it } from 'vitest';
import { functionCatalogue } from '../../netlify/services/catalogue.ts';
import { LOCALES } from '../../src/contracts/locale.ts';
import { createJudge } from './judge.ts';
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

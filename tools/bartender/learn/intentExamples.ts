import { INTENTS, type Intent } from '../../../netlify/services/chat/learnt/intents.ts';
import type { Example } from './trainModel.ts';
import { wordingExamples } from './wordingExamples.ts';

/** Messages of guests of whom it is known what they want. */
export function intentExamples(): Example<Intent>[] {
  return wordingExamples((meant) => meant in INTENTS).map(({ words, meant, weight }) => ({
    words,
    label: meant as Intent,
    weight,
  }));
}

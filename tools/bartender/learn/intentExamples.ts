import { INTENT_NAMES, INTENTS, type Intent } from '../../../netlify/services/chat/learnt/intents.ts';
import { guestMessages } from './guestMessages.ts';
import { messageMasker } from './messageMasker.ts';
import { seededChance, type Example } from './trainModel.ts';
import { wordingExamples } from './wordingExamples.ts';

/** Alternatives of one wording say less of how guests speak than so many guests. */
const WORDING = 0.4;

/** Messages of guests of whom it is known what they want. */
export function intentExamples(): Example<Intent>[] {
  const mask = messageMasker();
  return [
    ...wordingExamples((meant) => meant in INTENTS).map(({ words, meant, weight }) => ({
      words,
      label: meant as Intent,
      weight: weight * WORDING,
    })),
    ...guestMessages('intents', INTENT_NAMES, seededChance(5)).map(({ text, meant, locale }) => ({
      words: mask(text, locale).whole,
      label: meant,
      weight: 1,
    })),
  ];
}

import type { ASKING } from '../../../netlify/services/chat/learnt/asking.ts';
import { askingSigns } from '../../../netlify/services/chat/learnt/asking.ts';
import { INTENT_NAMES, type Intent } from '../../../netlify/services/chat/learnt/intents.ts';
import type { Locale } from '../../../src/contracts/locale.ts';
import { guestMessages } from './guestMessages.ts';
import { messageMasker } from './messageMasker.ts';
import { questionsToBar } from './questionsToBar.ts';
import { seededChance, type Example } from './trainModel.ts';

type Asking = (typeof ASKING)[number];

/** What a bar knows is asked for by these. */
const ASKS: ReadonlySet<Intent> = new Set<Intent>(['knowledge', 'mishap']);
/** Messages of these may ask for it or for what is in the book: they are no examples. */
const EITHER: ReadonlySet<Intent> = new Set<Intent>(['keeps', 'meaning', 'ahead', 'glass', 'party']);
/** There are more questions to the bar than other messages. */
const WEIGHT = { question: 0.4, message: 1 };

/** Questions to which an answer of the bar is one, and messages that want something else. */
export function askingExamples(): Example<Asking>[] {
  const mask = messageMasker();
  const example = (text: string, locale: Locale, label: Asking, weight: number): Example<Asking> => {
    const { whole, cues } = mask(text, locale);
    return { words: askingSigns(whole, cues), label, weight };
  };
  return [
    ...questionsToBar().map(({ text, locale }) => example(text, locale, 'asks', WEIGHT.question)),
    ...guestMessages('intents', INTENT_NAMES, seededChance(11))
      .filter(({ meant }) => !EITHER.has(meant))
      .map(({ text, meant, locale }) =>
        example(text, locale, ASKS.has(meant) ? 'asks' : 'other', WEIGHT.message),
      ),
  ];
}

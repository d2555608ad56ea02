import { AVOIDING } from '../../../netlify/services/chat/learnt/avoiding.ts';
import { DANGERS, dangerSigns, UNFOUND, type Danger } from '../../../netlify/services/chat/learnt/dangers.ts';
import { INTENT_NAMES } from '../../../netlify/services/chat/learnt/intents.ts';
import { wordedDangers } from '../../../netlify/services/chat/safety/safetyGate.ts';
import { LOCALES, type Locale } from '../../../src/contracts/locale.ts';
import { conversations, guests } from '../exams/examCase.ts';
import { ownCases } from '../safety/examination.ts';
import { guestMessages, withNames } from './guestMessages.ts';
import { questionsToBar } from './questionsToBar.ts';
import { seededChance, type Example } from './trainModel.ts';
import { messageOf, wordingsIn } from './wordings.ts';

/** Of each wording of what guests want so many messages are learnt as harmless. */
const HARMLESS_EACH = 5;
/**
 * How much an example counts. The wordings of the gate were written with our own cases in view, so that they find all of
 * them: learnt whole, these would have the model believe whatever wordings say.
 */
const WEIGHT = { guests: 1, own: 0.3, avoids: 0.7, wants: 0.25, asks: 0.1, harmless: 0.3 };
/** Who says these may be in danger as well. */
const IN_DOUBT: ReadonlySet<string> = new Set(['feeling', 'rude', 'contains', 'hangover', 'injection']);

/**
 * Messages that give away a danger, and harmless ones: of guests, our own cases, and what guests want or avoid: who tells
 * of an allergic shock that they once had is in no danger now.
 */
export function dangerExamples(): Example<Danger>[] {
  const chance = seededChance(3);
  const example = (message: string, locale: Locale, label: Danger, weight: number): Example<Danger> => {
    const { text, kinds } = wordedDangers(message, locale);
    return { words: dangerSigns(text, kinds), label, weight };
  };
  return [
    ...guestMessages('dangers', DANGERS, chance).map(({ text, meant, locale }) =>
      example(text, locale, meant, WEIGHT.guests),
    ),
    ...guestMessages('avoiding', AVOIDING, chance).map(({ text, locale }) =>
      example(text, locale, 'none', WEIGHT.avoids),
    ),
    ...guestMessages('intents', INTENT_NAMES, chance)
      .filter(({ meant }) => !IN_DOUBT.has(meant))
      .map(({ text, locale }) => example(text, locale, 'none', WEIGHT.wants)),
    // Who asks the bar what to do with a guest who drives says so in the words of a danger.
    ...questionsToBar()
      .map(({ text, locale }) => example(text, locale, 'none', WEIGHT.asks))
      .filter(({ words }) => words.includes(UNFOUND)),
    // Everyday talk of guests: they count drinks and empty bottles too, and nobody is in danger.
    ...LOCALES.flatMap((locale) =>
      [...guests(locale), ...conversations('open', locale)]
        .flatMap(({ turns }) => turns)
        .filter(({ expect }) => expect.safety === undefined)
        .map(({ guest }) => example(guest, locale, 'none', WEIGHT.guests))
        .filter(({ words }) => words.includes(UNFOUND)),
    ),
    ...LOCALES.flatMap((locale) => [
      ...ownCases(locale).map(({ text, category }) => example(text, locale, category, WEIGHT.own)),
      ...wordingsIn(new URL(`wordings/${locale}.txt`, import.meta.url)).flatMap(({ says }) =>
        Array.from({ length: HARMLESS_EACH }, () =>
          example(withNames(messageOf(says, chance), chance), locale, 'none', WEIGHT.harmless),
        ),
      ),
    ]),
  ];
}

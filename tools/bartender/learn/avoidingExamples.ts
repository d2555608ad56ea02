import { avoidingSigns, AVOIDING } from '../../../netlify/services/chat/learnt/avoiding.ts';
import { INTENT_NAMES } from '../../../netlify/services/chat/learnt/intents.ts';
import { LOCALES, type Locale } from '../../../src/contracts/locale.ts';
import { guestMessages, withNames } from './guestMessages.ts';
import { markedMessage, markedMessages, type MarkedMessage } from './markedMessages.ts';
import { messageMasker } from './messageMasker.ts';
import { seededChance, type Example } from './trainModel.ts';
import { messageOf, wordingsIn } from './wordings.ts';

type Avoiding = (typeof AVOIDING)[number];

/** Who wants one of these may leave something out in the same breath. */
const MAY_AVOID: ReadonlySet<string> = new Set([
  'suggest',
  'surprise',
  'contains',
  'swap',
  'refine',
  'goOn',
  'another',
  'lessSweet',
  'lessSour',
  'lessBitter',
  'offTopic',
  'rude',
  'feeling',
]);
const WEIGHT = { marked: 1, avoiding: 0.7, wanting: 0.3, wordings: 1 };
/** So many messages are made of a wording: there are many more of what guests want than of what they avoid. */
const MADE = { avoids: 12, other: 2 };

/** What guests say of each thing that they name, and whether they avoid it. */
export function avoidingExamples(): Example<Avoiding>[] {
  const mask = messageMasker();
  return [
    ...markedMessages().flatMap((message) => marked(message, WEIGHT.marked)),
    ...wordedMessages().flatMap((message) => marked(message, WEIGHT.wordings)),
    ...guestMessages('avoiding', AVOIDING, seededChance(9)).flatMap(({ text, meant, locale }) => {
      const said = mentioned(text, locale);
      // Of two things one may be wanted.
      return meant === 'avoids' && said.length > 1
        ? []
        : said.map((words) => ({ words, label: meant, weight: WEIGHT.avoiding }));
    }),
    ...guestMessages('intents', INTENT_NAMES, seededChance(5))
      .filter(({ meant }) => !MAY_AVOID.has(meant))
      .flatMap(({ text, locale }) =>
        mentioned(text, locale).map((words) => ({ words, label: 'other' as const, weight: WEIGHT.wanting })),
      ),
  ];

  function marked({ text, locale, things }: MarkedMessage, weight: number): Example<Avoiding>[] {
    const { mentions, saidOf } = mask(text, locale);
    const others = mentions.filter(
      (one) => !things.some(({ start, end }) => one.start < end && start < one.end),
    );
    return things.map((thing) => ({
      words: avoidingSigns(saidOf(thing, [...things, ...others])),
      label: thing.isAvoided ? 'avoids' : 'other',
      weight,
    }));
  }

  function mentioned(text: string, locale: Locale): string[][] {
    const { mentions, saidOf } = mask(text, locale);
    return mentions.map((one) => avoidingSigns(saidOf(one, mentions)));
  }
}

/** Messages that wordings of what names an ingredient stand for. */
function wordedMessages(): MarkedMessage[] {
  const chance = seededChance(11);
  return LOCALES.flatMap((locale) =>
    wordingsIn(new URL(`wordings/${locale}.txt`, import.meta.url))
      .filter(({ says }) => says.includes('{i}'))
      .flatMap(({ meant, says }) => {
        const [made, thing] = meant === 'avoid' ? [MADE.avoids, '<{i}>'] : [MADE.other, '{{i}}'];
        const messages = Array.from({ length: made }, () => messageOf(says, chance).replaceAll('{i}', thing));
        return [...new Set(messages)].map((one) => markedMessage(withNames(one, chance), locale));
      }),
  );
}

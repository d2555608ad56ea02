import { wordsOf } from '../../../netlify/services/chat/messageWords.ts';
import { LOCALES, type Locale } from '../../../src/contracts/locale.ts';
import { linesIn } from './wordings.ts';

/** A message in which each thing that it names is marked: `<egg>` must stay out, `{gin}` need not. */
export interface MarkedMessage {
  text: string;
  locale: Locale;
  /** The places of their words. */
  things: readonly { start: number; end: number; isAvoided: boolean }[];
}

const MARKED = /(<[^<>]*>|\{[^{}]*\})/;
/** A word that stands in the place of a thing while the words before it are counted. */
const PLACE = 'zq';

/** The marked messages of all languages. */
export function markedMessages(): MarkedMessage[] {
  return LOCALES.flatMap((locale) =>
    linesIn(new URL(`messages/marked.${locale}.txt`, import.meta.url)).map((line) =>
      markedMessage(line, locale),
    ),
  );
}

/** Reads the marks of a message. */
export function markedMessage(line: string, locale: Locale): MarkedMessage {
  const parts = line.split(MARKED);
  let text = '';
  const things = parts.flatMap((part) => {
    const before = text;
    if (!MARKED.test(part)) {
      text += part;
      return [];
    }
    const thing = part.slice(1, -1);
    text += thing;
    const start = wordsOf(before + PLACE).words.length - 1;
    return [{ start, end: start + wordsOf(thing).words.length, isAvoided: part.startsWith('<') }];
  });
  return { text, locale, things };
}

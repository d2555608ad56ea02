import { LOCALES, type Locale } from '../../../src/contracts/locale.ts';
import { wordingsIn } from './wordings.ts';

/** What guests say, as people wrote it down who knew neither the house nor its words (tools/bartender/learn/README.md). */
export interface GuestMessage {
  text: string;
  meant: string;
  locale: Locale;
}

/** What stands for a name in a message. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  '{d}': ['negroni', 'mojito', 'margarita', 'whiskey sour', 'old fashioned', 'mai tai'],
  '{i}': ['gin', 'rum', 'campari', 'tequila', 'prosecco', 'limoncello'],
  '{f}': ['pizza', 'curry', 'sushi'],
  '{n}': ['2', '6', '12', '15', '20', '40'],
};

/** The messages of all languages that tell of one thing: `dangers`, `intents` or `avoiding`. */
export function guestMessages(of: 'dangers' | 'intents' | 'avoiding', chance: () => number): GuestMessage[] {
  return LOCALES.flatMap((locale) =>
    wordingsIn(new URL(`messages/${of}.${locale}.txt`, import.meta.url)).map(({ meant, says }) => ({
      text: withNames(says, chance),
      meant,
      locale,
    })),
  );
}

/** A wording with a name, an ingredient, a dish or a number where it has a slot for one. */
export function withNames(says: string, chance: () => number): string {
  return says.replace(/\{\w\}/g, (slot) => {
    const names = NAMES[slot] ?? [];
    return names[Math.floor(chance() * names.length)] ?? '';
  });
}

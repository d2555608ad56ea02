import { LOCALES, type Locale } from '../../../src/contracts/locale.ts';
import { wordingsIn } from './wordings.ts';

/** What guests say, as people wrote it down who knew neither the house nor its words (tools/bartender/learn/README.md). */
export interface GuestMessage<Label extends string> {
  text: string;
  meant: Label;
  locale: Locale;
}

/** What stands for a name in a message. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  '{d}': ['negroni', 'mojito', 'margarita', 'whiskey sour', 'old fashioned', 'mai tai'],
  '{i}': ['gin', 'rum', 'campari', 'tequila', 'prosecco', 'limoncello'],
  '{f}': ['pizza', 'curry', 'sushi'],
  '{n}': ['2', '6', '12', '15', '20', '40'],
};

/**
 * The messages of all languages that tell of one thing.
 *
 * @param labels what a message may be
 * @throws Error for a heading that is none of these
 */
export function guestMessages<Label extends string>(
  of: 'dangers' | 'intents' | 'avoiding',
  labels: readonly Label[],
  chance: () => number,
): GuestMessage<Label>[] {
  return LOCALES.flatMap((locale) => {
    const file = `messages/${of}.${locale}.txt`;
    return wordingsIn(new URL(file, import.meta.url)).map(({ meant, says }) => {
      const label = labels.find((one) => one === meant);
      if (label === undefined) throw new Error(`${file}: "# ${meant}" is none of ${labels.join(', ')}.`);
      return { text: withNames(says, chance), meant: label, locale };
    });
  });
}

/** A wording with a name, an ingredient, a dish or a number where it has a slot for one. */
export function withNames(says: string, chance: () => number): string {
  return says.replace(/\{\w\}/g, (slot) => {
    const names = NAMES[slot] ?? [];
    return names[Math.floor(chance() * names.length)] ?? '';
  });
}

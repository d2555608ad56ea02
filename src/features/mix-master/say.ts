import type { Locale } from '../../contracts/locale.ts';
import type { mixMaster } from '../../i18n/messages/mixMaster.ts';

/** The messages of Mix Master in one language, given to the island so that it loads no translator. */
export type MixMessages = (typeof mixMaster)['en'];
type Key = keyof MixMessages;
type CountedKey = Key extends infer Name ? (Name extends `${infer Base}_one` ? Base : never) : never;

/** Gives messages of one language. */
export interface Say {
  (key: Key, values?: Record<string, string | number>): string;
  /** The form for a number, with {{number}} filled in. */
  count(key: CountedKey, number: number): string;
  /** "a, b and c" in short: joined by commas. */
  list(names: readonly string[]): string;
  locale: Locale;
}

/** Makes a {@link Say}. */
export function createSay(messages: MixMessages, locale: Locale): Say {
  const plurals = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(locale);
  const say = (key: Key, values: Record<string, string | number> = {}) =>
    messages[key].replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
  return Object.assign(say, {
    count: (key: CountedKey, number: number) =>
      say(`${key}_${plurals.select(number) === 'one' ? 'one' : 'other'}` as Key, {
        number: numbers.format(number),
      }),
    list: (names: readonly string[]) => names.join(', '),
    locale,
  });
}

import type { Locale } from '../contracts/locale.ts';
import { fillIn } from '../text/fillIn.ts';

type CountedKey<Key> = Key extends `${infer Base}_one` ? Base : never;

/** Gives the messages of one area in one language. */
export interface Say<Key extends string> {
  (key: Key, values?: Record<string, string | number>): string;
  /** The form for a number, with {{number}} filled in. */
  count(key: CountedKey<Key>, number: number): string;
  /** Names in a row, joined by commas alone: "a, b, c". */
  list(names: readonly string[]): string;
  locale: Locale;
}

/** Makes a {@link Say} of messages that an island was given, so that it loads no translator. */
export function createSay<Key extends string>(messages: Record<Key, string>, locale: Locale): Say<Key> {
  const plurals = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(locale);
  const say = (key: Key, values: Record<string, string | number> = {}) => fillIn(messages[key], values);
  return Object.assign(say, {
    count: (key: CountedKey<Key>, number: number) =>
      say(`${key}_${plurals.select(number) === 'one' ? 'one' : 'other'}` as Key, {
        number: numbers.format(number),
      }),
    list: (names: readonly string[]) => names.join(', '),
    locale,
  });
}

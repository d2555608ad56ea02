import type { Locale } from '../contracts/site/locale.ts';
import { fillCount, type PluralText } from '../text/fillCount.ts';
import { fillIn } from '../text/fillIn.ts';

type PluralSuffix = `_${Intl.LDMLPluralRule}`;
type PlainKey<Key extends string> = Key extends `${string}${PluralSuffix}` ? never : Key;
/** `x` for the messages `x_one` and `x_other`. */
type PluralKey<Key extends string> = Key extends `${infer Base}_other` ? Base : never;

/** Gives messages in one language. */
export interface Translator<Key extends string> {
  /** A message with its {{placeholders}} filled in. */
  (key: PlainKey<Key>, values?: Readonly<Record<string, string | number>>): string;
  /** The plural form for a number, with {{number}} filled in. */
  count(key: PluralKey<Key>, number: number): string;
  /** All plural forms, for a script that counts in the browser. */
  forms(key: PluralKey<Key>): PluralText;
  /** Names in a row, joined by commas alone: "a, b, c". */
  list(names: readonly string[]): string;
  locale: Locale;
}

/** Makes a {@link Translator} of messages. Islands are given theirs, so that they load no others. */
export function createTranslator<Key extends string>(
  messages: Readonly<Record<Key, string>>,
  locale: Locale,
): Translator<Key> {
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
  const texts: Readonly<Partial<Record<string, string>>> = messages;
  const forms = (key: string) =>
    Object.fromEntries(
      pluralCategories.flatMap((category) => {
        const text = texts[`${key}_${category}`];
        return text === undefined ? [] : [[category, text]];
      }),
    ) as PluralText;
  const translate = (key: PlainKey<Key>, values?: Readonly<Record<string, string | number>>) => {
    const text = texts[key];
    // A key that data has made up, such as that of a taste, may have no message.
    if (text === undefined) throw new Error(`There is no message "${key}" in ${locale}.`);
    return values === undefined ? text : fillIn(text, values);
  };
  return Object.assign(translate, {
    count: (key: PluralKey<Key>, number: number) => fillCount(forms(key), number, locale),
    forms,
    list: (names: readonly string[]) => names.join(', '),
    locale,
  });
}

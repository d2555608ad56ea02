import { createInstance } from 'i18next';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../contracts/locale.ts';
import { messagesIn, type MessageKey } from './messages/all.ts';

const i18n = createInstance({
  lng: DEFAULT_LOCALE,
  fallbackLng: DEFAULT_LOCALE,
  supportedLngs: LOCALES,
  resources: Object.fromEntries(LOCALES.map((locale) => [locale, { translation: messagesIn(locale) }])),
  keySeparator: false,
  nsSeparator: false,
  initAsync: false,
  interpolation: { escapeValue: false },
});
void i18n.init();

type PluralSuffix = '_one' | '_other';
/** A key as callers name it: `x_one` and `x_other` are the message `x` for a `count`. */
export type MessageName = MessageKey extends infer Key
  ? Key extends `${infer Base}${PluralSuffix}`
    ? Base
    : Key
  : never;

/** Gives the message of a key in one language, its {{placeholders}} filled in, its plural form by `count`. */
export type Translate = (key: MessageName, values?: Record<string, string | number>) => string;

const translators = new Map<Locale, Translate>();

/** The translator of a language, made once; English stands in for what is missing. */
export function translator(locale: Locale): Translate {
  const before = translators.get(locale);
  if (before !== undefined) return before;
  const fixed = i18n.getFixedT(locale);
  // Thousands of pages say the same: what takes no values is looked up once.
  const said = new Map<MessageName, string>();
  const translate: Translate = (key, values) => {
    if (values !== undefined) return fixed(key, values);
    const text = said.get(key) ?? fixed(key, {});
    said.set(key, text);
    return text;
  };
  translators.set(locale, translate);
  return translate;
}

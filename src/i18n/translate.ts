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

/** The translator of a language; English stands in for what is missing. */
export function translator(locale: Locale): Translate {
  const fixed = i18n.getFixedT(locale);
  return (key, values) => fixed(key, values ?? {});
}

import type { Locale } from '../contracts/site/locale.ts';
import { createTranslator, type Translator } from './createTranslator.ts';
import { messagesIn, type MessageKey } from './messages.ts';

/** Gives any message of the site in one language. */
export type Translate = Translator<MessageKey>;
/** The key of a message that has no plural forms. */
export type MessageName = Parameters<Translate>[0];

const translators = new Map<Locale, Translate>();

/** The translator of a language with all messages, made once: for pages and functions, too large for the browser. */
export function translator(locale: Locale): Translate {
  const kept = translators.get(locale) ?? createTranslator(messagesIn(locale), locale);
  translators.set(locale, kept);
  return kept;
}

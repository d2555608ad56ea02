import type { Locale } from '../../contracts/site/locale.ts';
import { createTranslator, type Translator } from '../../i18n/createTranslator.ts';
import type { MessageKey } from '../../i18n/messages.ts';
import { loadPart } from '../../lib/lazyPart.ts';

const MESSAGES = {
  en: () => loadPart(() => import('../../i18n/en/drinkLog.json')),
  nl: () => loadPart(() => import('../../i18n/nl/drinkLog.json')),
  de: () => loadPart(() => import('../../i18n/de/drinkLog.json')),
  es: () => loadPart(() => import('../../i18n/es/drinkLog.json')),
  fr: () => loadPart(() => import('../../i18n/fr/drinkLog.json')),
} satisfies Record<Locale, unknown>;

export type LogTranslator = Translator<MessageKey<'drinkLog'>>;

/** The messages in the language of the page; a file for each language. */
export async function loadLogTexts(locale: Locale): Promise<LogTranslator> {
  const { default: messages } = await MESSAGES[locale]();
  return createTranslator(messages, locale);
}

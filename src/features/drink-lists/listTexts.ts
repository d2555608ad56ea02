import type { Locale } from '../../contracts/site/locale.ts';
import { createTranslator, type Translator } from '../../i18n/createTranslator.ts';
import type { MessageKey } from '../../i18n/messages.ts';
import { loadPart } from '../../lib/lazyPart.ts';

const MESSAGES = {
  en: () => loadPart(() => import('../../i18n/en/drinkLists.json')),
  nl: () => loadPart(() => import('../../i18n/nl/drinkLists.json')),
  de: () => loadPart(() => import('../../i18n/de/drinkLists.json')),
  es: () => loadPart(() => import('../../i18n/es/drinkLists.json')),
  fr: () => loadPart(() => import('../../i18n/fr/drinkLists.json')),
} satisfies Record<Locale, unknown>;

export type ListTranslator = Translator<MessageKey<'drinkLists'>>;

let texts: Promise<ListTranslator> | undefined;

/** The messages in the language of the page; a file for each language. Where it does not come, the next call tries again. */
export function loadListTexts(): Promise<ListTranslator> {
  const locale = document.documentElement.lang as Locale;
  texts ??= MESSAGES[locale]().then(({ default: messages }) => createTranslator(messages, locale));
  texts.catch(() => (texts = undefined));
  return texts;
}

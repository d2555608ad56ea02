import type { Locale } from '../../contracts/site/locale.ts';
import { capitalise, formatNumber } from '../../domain/drinks/lineText.ts';
import { createTranslator, type Translator } from '../../i18n/createTranslator.ts';
import type { MessageKey } from '../../i18n/messages.ts';
import { loadPart } from '../../lib/lazyPart.ts';

const MESSAGES = {
  en: () => loadPart(() => import('../../i18n/en/stock.json')),
  nl: () => loadPart(() => import('../../i18n/nl/stock.json')),
  de: () => loadPart(() => import('../../i18n/de/stock.json')),
  es: () => loadPart(() => import('../../i18n/es/stock.json')),
  fr: () => loadPart(() => import('../../i18n/fr/stock.json')),
} satisfies Record<Locale, unknown>;

export type StockTranslator = Translator<MessageKey<'stock'>>;

export async function loadStockTexts(locale: Locale): Promise<StockTranslator> {
  const { default: messages } = await MESSAGES[locale]();
  return createTranslator(messages, locale);
}

/** "670 ml", with a fixed space. */
export function amountText(ml: number, { locale }: Pick<StockTranslator, 'locale'>): string {
  return `${formatNumber(ml, locale)}\u00a0ml`;
}

/** "Gin 30 ml", each name as at the start of a line. */
export function listAmounts(
  uses: readonly { entry: string; ml: number }[],
  nameOf: (entry: string) => string,
  t: StockTranslator,
): string {
  return t.list(uses.map(({ entry, ml }) => `${capitalise(nameOf(entry), t.locale)} ${amountText(ml, t)}`));
}

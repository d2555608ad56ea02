import type { StarAverage } from '../../contracts/drink-log/starAverages.ts';
import type { MessageKey } from '../../i18n/messages.ts';
import type { Translator } from '../../i18n/createTranslator.ts';

/** Of the line below the name of a drink. */
export const AVERAGE_STYLE = 'text-small text-soft';

/** "4.3 of 5 stars · 12 readers" */
export function averageText(
  [average, readers]: StarAverage,
  t: Pick<Translator<MessageKey<'drinkLog'>>, 'locale'> &
    ((key: 'log.average', values: Record<string, string>) => string),
): string {
  const inWords = (value: number, digits: number) =>
    value.toLocaleString(t.locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return t('log.average', { average: inWords(average, 1), number: inWords(readers, 0) });
}

/** The same for search engines. */
export const aggregateRating = ([ratingValue, ratingCount]: readonly [number, number]) => ({
  '@type': 'AggregateRating',
  ratingValue,
  ratingCount,
});

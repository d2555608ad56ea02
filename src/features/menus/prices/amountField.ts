import type { DraftAmount } from '../../../domain/prices/draftPrices.ts';
import { decimalsOf } from '../../../domain/prices/money.ts';
import { readPrices } from '../../../domain/prices/readPrices.ts';

/** An amount as it stands in its field: "9,50", without currency; what is typed stays as it is. */
export function amountInField(amount: DraftAmount, currency: string | null, locale: string): string {
  if (typeof amount === 'string') return amount;
  const decimals = decimalsOf(currency);
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: false,
  }).format(amount / 10 ** decimals);
}

/** Whether what is typed is no amount, or one in another currency, so that it will be printed as it is. */
export function isInWords(amount: DraftAmount, currency: string | null): boolean {
  if (typeof amount === 'number' || amount.trim() === '') return false;
  const read = readPrices(amount, currency);
  return read === undefined || (currency !== null && (read.currency ?? currency) !== currency);
}

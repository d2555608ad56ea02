import type { DraftAmount } from '../../../domain/menus/prices/draftPrices.ts';
import { getDecimals } from '../../../domain/menus/prices/money.ts';

/** An amount as it stands in its field: "9,50", without currency; what is typed stays as it is. */
export function amountInField(amount: DraftAmount, currency: string | null, locale: string): string {
  if (typeof amount === 'string') return amount;
  const decimals = getDecimals(currency);
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: false,
  }).format(amount / 10 ** decimals);
}

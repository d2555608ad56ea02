/** Decimals of a currency, by ISO 4217: EUR 2, JPY 0. A menu without a currency has two. */
export function getDecimals(currency: string | null): number {
  if (currency === null) return 2;
  const known = DECIMALS.get(currency);
  if (known !== undefined) return known;
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  DECIMALS.set(currency, maximumFractionDigits);
  return maximumFractionDigits;
}

/** What was asked before, since a menu asks for each of its prices. */
const DECIMALS = new Map<string, number>();

/** Whether there is such a currency. */
export function isCurrency(code: string): boolean {
  return CURRENCIES.has(code);
}

const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** How amounts of one menu are written. */
export interface MoneyStyle {
  currency: string | null;
  locale: string;
  /** Whether all amounts beside it are whole, so that none needs decimals. */
  isWhole: boolean;
}

/**
 * Writes amounts as a language does: "9,50 €", "€ 9,50", "£11.50"; without a currency "9,50".
 *
 * @returns a function that takes an amount in the smallest unit of the currency
 */
export function moneyWriter({ currency, locale, isWhole }: MoneyStyle): (amount: number) => string {
  const decimals = getDecimals(currency);
  const shown = isWhole ? 0 : decimals;
  const format = new Intl.NumberFormat(locale, {
    ...(currency !== null && { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }),
    minimumFractionDigits: shown,
    maximumFractionDigits: shown,
  });
  return (amount) => format.format(amount / 10 ** decimals);
}

/** Whether an amount has nothing behind the point. */
export function isWholeAmount(amount: number, currency: string | null): boolean {
  return amount % 10 ** getDecimals(currency) === 0;
}

/** An amount as it is in another currency's smallest unit, its number unchanged: 9.50 stays 9.50, or becomes 10. */
export function inCurrency(amount: number, from: string | null, to: string | null): number {
  return Math.round((amount * 10 ** getDecimals(to)) / 10 ** getDecimals(from));
}

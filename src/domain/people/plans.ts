/** The free plan: what it is advertised with; nothing is limited while everything is free (specification, section 9). */
export const FREE_PLAN = { dollars: 0, favorites: 10, menus: 2, cocktailsPerMenu: 10 } as const;

/** The Pro plan, by the month. */
export const PRO_PLAN = { dollars: 29 } as const;

/**
 * A price of a plan as a language writes it.
 *
 * @example formatDollars(29, 'de') // '29 $'
 */
export function formatDollars(dollars: number, locale: string): string {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).format(dollars);
}

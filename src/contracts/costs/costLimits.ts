/** Limits of what an account keeps of its costs; apart from the schema, since pages need them too. Per cent in tenths. */
export const COST_LIMITS = {
  /** Prices of bottles and of whatever else is bought. */
  bottles: 600,
  /** Of them in one request. */
  changes: 100,
  /** Millilitres, pieces or drinks in what is bought. */
  size: 100_000,
  waste: 500,
  tax: 500,
  /** Pour cost. */
  leastTarget: 10,
  mostTarget: 1_000,
} as const;

/** What is counted in what is bought: its millilitres, its pieces, or the drinks that it is enough for. */
export const BOUGHT_BY = ['ml', 'piece', 'drink'] as const;
export type BoughtBy = (typeof BOUGHT_BY)[number];

/** What suggested prices are rounded to, in hundredths of a unit of a currency with two decimals. */
export const PRICE_STEPS = [1, 5, 10, 50, 100] as const;

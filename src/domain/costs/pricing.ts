import type { CostSettings } from '../../contracts/costs/barCosts.ts';
import { MENU_LIMITS } from '../../contracts/menus/menuLimits.ts';
import { getDecimals } from '../menus/prices/money.ts';

/** Until a bar says how it calculates: the pour cost that the trade aims at, nothing lost, prices without tax. */
export const USUAL_SETTINGS: CostSettings = {
  waste: 0,
  tax: 0,
  target: 200,
  step: 50,
  garnish: null,
  currency: null,
  country: null,
};

/** What a price leaves. */
export interface Earning {
  /** Cost in per cent of the price without tax; undefined where that is nothing. */
  pourCost: number | undefined;
  /** Price without tax less cost, in the smallest unit, not rounded. */
  margin: number;
}

/**
 * A price without the tax within it, not rounded.
 *
 * @param tax per cent in tenths
 */
export function subtractTax(price: number, tax: number): number {
  return price / (1 + tax / 1000);
}

/** What a price leaves over a cost, both in the smallest unit. */
export function calculateEarning(price: number, cost: number, { tax }: Pick<CostSettings, 'tax'>): Earning {
  const net = subtractTax(price, tax);
  return { pourCost: net === 0 ? undefined : (cost / net) * 100, margin: net - cost };
}

/** What a step of {@link CostSettings} is in the smallest unit of a currency: in one without decimals it is whole. */
export function stepIn(step: number, currency: string | null): number {
  return step * 10 ** Math.max(0, getDecimals(currency) - 2);
}

/** What binary fractions add to a number of steps that is whole. */
const TINY = 1e-9;

/**
 * The least price at which the pour cost is at most the target: tax included, rounded up to the step.
 *
 * @param cost in the smallest unit of the currency
 * @returns undefined where it would be more than a menu can say
 */
export function suggestedPrice(
  cost: number,
  { target, tax, step }: Pick<CostSettings, 'target' | 'tax' | 'step'>,
  currency: string | null,
): number | undefined {
  const whole = stepIn(step, currency);
  const exact = (cost / (target / 1000)) * (1 + tax / 1000);
  const price = Math.max(1, Math.ceil(exact / whole - TINY)) * whole;
  return price <= MENU_LIMITS.amount ? price : undefined;
}

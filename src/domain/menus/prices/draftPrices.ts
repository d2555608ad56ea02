import type { PriceAmount, PriceHours, PriceList, SizePrice } from '../../../contracts/menus/menuPrice.ts';
import { MENU_LIMITS } from '../../../contracts/menus/menuLimits.ts';
import { inCurrency } from './money.ts';
import { readPrices, type ReadPrices } from './readPrices.ts';

/** An amount in the smallest unit of the currency, or what is typed and not read yet, or cannot be; empty for none. */
export type DraftAmount = number | string;

/** A size of a drink while its prices are worked on; the amounts that are missing at the end are empty. */
export interface DraftPrice {
  size: string;
  amounts: readonly DraftAmount[];
}

export interface DraftPriceList {
  /** Tells lists apart. */
  key: number;
  name: string;
  hours: PriceHours | null;
}

/** The prices of a menu apart from those of its drinks. */
export interface DraftPricing {
  currency: string | null;
  priceLists: readonly DraftPriceList[];
}

export const NO_PRICES: readonly DraftPrice[] = [{ size: '', amounts: [''] }];

/** When a happy hour is until somebody says it. */
export const USUAL_HOURS: PriceHours = { days: [1, 2, 3, 4, 5, 6, 7], from: '17:00', to: '19:00' };

/** Stored prices as their editor starts out with them. */
export function draftPrices(prices: readonly SizePrice[]): readonly DraftPrice[] {
  if (prices.length === 0) return NO_PRICES;
  return prices.map(({ size, amounts }) => ({
    size: size ?? '',
    amounts: amounts.map((amount) => amount ?? ''),
  }));
}

/** What is kept of prices: sizes without any amount are left out, and what can be read as an amount is one. */
export function inputPrices(
  prices: readonly DraftPrice[],
  { currency, priceLists }: DraftPricing,
): SizePrice[] {
  return prices.flatMap(({ size, amounts }) => {
    const kept = Array.from({ length: priceLists.length + 1 }, (_, place) =>
      keptAmount(amounts[place], currency),
    );
    return kept.every((amount) => amount === null) ? [] : [{ size: size.trim() || null, amounts: kept }];
  });
}

function keptAmount(amount: DraftAmount = '', currency: string | null): PriceAmount {
  if (typeof amount === 'number') return amount;
  const typed = amount.trim();
  if (typed === '') return null;
  const read = readIn(typed, currency);
  const [only, ...others] = read?.prices ?? [];
  const isPlain = only?.size === null && others.length === 0;
  return isPlain && (read?.currency ?? currency) === currency ? only.amount : typed;
}

/** What is typed, read beside prices in a currency; undefined where it is no price, or one in another currency. */
function readIn(typed: string, currency: string | null): ReadPrices | undefined {
  const read = readPrices(typed, currency);
  return currency !== null && (read?.currency ?? currency) !== currency ? undefined : read;
}

/** Whether what is typed is no amount, or one in another currency, so that it will be printed as it is. */
export function isInWords(amount: DraftAmount, currency: string | null): boolean {
  return typeof amount === 'string' && amount.trim() !== '' && readIn(amount, currency) === undefined;
}

/** Whether there is any amount. */
export function isPriced(prices: readonly DraftPrice[]): boolean {
  return prices.some(({ amounts }) =>
    amounts.some((amount) => typeof amount === 'number' || amount.trim() !== ''),
  );
}

/** Price lists as they are kept. */
export function inputPriceLists(lists: readonly DraftPriceList[]): PriceList[] {
  return lists.map(({ name, hours }) => ({ name: name.trim(), hours }));
}

/**
 * Reads what is typed as the prices of a drink, once its field is left: amounts become numbers, "Glas 8 / Krug 24"
 * becomes two sizes, and the first currency that is typed becomes that of the menu. What cannot be read, or is in another
 * currency, stays as it is typed.
 */
export function readTyped(
  prices: readonly DraftPrice[],
  currency: string | null,
): { prices: readonly DraftPrice[]; currency: string | null } {
  let now = currency;
  const settled = prices.flatMap((price): DraftPrice[] => {
    const isUnnamed = price.size.trim() === '';
    let isList = false;
    const read = price.amounts.map((amount, place) => {
      if (typeof amount === 'number') return [{ size: null, amount }];
      const found = isList ? undefined : readIn(amount, now);
      const isSingle = found?.prices.length === 1 && (isUnnamed || found.prices[0]?.size === null);
      isList ||= place === 0 && prices.length === 1 && isUnnamed && (found?.prices.length ?? 0) > 1;
      // What stays text says nothing of the currency.
      if (found === undefined || !(isSingle || (isList && place === 0))) return undefined;
      now = found.currency ?? now;
      return found.prices;
    });
    const [first = []] = read;
    if (isList) {
      // What stands in other lists was typed for the one size that there was.
      const others = price.amounts.slice(1);
      return first.map(({ size, amount }, place) => ({
        size: size ?? '',
        amounts: place === 0 ? [amount, ...others] : [amount],
      }));
    }
    const [named] = read.flatMap((list) => (list?.length === 1 ? (list[0]?.size ?? []) : []));
    return [
      {
        size: isUnnamed ? (named ?? price.size) : price.size,
        amounts: price.amounts.map((amount, place) => read[place]?.[0]?.amount ?? amount),
      },
    ];
  });
  const isSame = JSON.stringify(settled) === JSON.stringify(prices);
  return { prices: isSame ? prices : settled, currency: now };
}

/** Prices with their amounts in another currency's smallest unit, as far as a menu can say them. */
export function pricesIn(
  prices: readonly DraftPrice[],
  from: string | null,
  to: string | null,
): readonly DraftPrice[] {
  return changeAmounts(prices, (amount) => Math.min(inCurrency(amount, from, to), MENU_LIMITS.amount));
}

/** Prices without those of a list, whose place among the further lists is given. */
export function withoutList(prices: readonly DraftPrice[], place: number): readonly DraftPrice[] {
  return prices.map(({ size, amounts }) => ({ size, amounts: amounts.filter((_, at) => at !== place + 1) }));
}

/** How all prices of a menu are raised, or lowered. */
export interface Raise {
  /** Per cent, to one decimal; negative to lower. */
  percent: number;
  /** What the new amounts are a multiple of, in the smallest unit. */
  step: number;
}

/** Raises amounts and rounds them to the nearest step; what costs something goes on doing so, what is in words stays. */
export function raised(prices: readonly DraftPrice[], { percent, step }: Raise): readonly DraftPrice[] {
  // In whole numbers, since 1.05 times an amount may fall short of its half.
  const thousandths = 1000 + Math.round(percent * 10);
  return changeAmounts(prices, (amount) => {
    if (amount === 0) return 0;
    const nearest = Math.floor((2 * amount * thousandths + 1000 * step) / (2000 * step)) * step;
    return Math.min(Math.max(nearest, step), MENU_LIMITS.amount);
  });
}

function changeAmounts(
  prices: readonly DraftPrice[],
  change: (amount: number) => number,
): readonly DraftPrice[] {
  let isSame = true;
  const changed = prices.map(({ size, amounts }) => ({
    size,
    amounts: amounts.map((amount) => {
      if (typeof amount === 'string') return amount;
      const other = change(amount);
      isSame &&= other === amount;
      return other;
    }),
  }));
  return isSame ? prices : changed;
}

import { readPrices } from '../../../domain/menus/prices/readPrices.ts';

/**
 * One price as it is typed, in the smallest unit of its currency.
 *
 * @param currency of the menu, where the text has none
 * @returns undefined where it is no price, or more than one
 */
export function readPrice(
  typed: string,
  currency: string | null,
): { price: number; currency: string | null } | undefined {
  const read = readPrices(typed, currency);
  const [only, ...others] = read?.prices ?? [];
  if (read === undefined || only === undefined || others.length > 0 || only.size !== null) return undefined;
  return { price: only.amount, currency: read.currency ?? currency };
}

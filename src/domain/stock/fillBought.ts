import { ingredientOfEntry } from '../shelf/bottles.ts';
import { getLevel, setLevel, type Stock } from './stock.ts';

/** The entry of the shelf that a bought ingredient is: a bottle of it that is tracked, or the ingredient itself. */
export function findShelved(stock: Stock, shelf: readonly string[], bought: string): string {
  if (shelf.includes(bought)) return bought;
  const isBottle = (entry: string) =>
    ingredientOfEntry(entry) === bought && getLevel(stock, entry) !== undefined;
  return shelf.find(isBottle) ?? bought;
}

/**
 * Fills what was bought: bottles that are tracked, and, for those who track any, bottles that are new on the shelf.
 *
 * @param before the shelf before they were bought
 * @param bottleMl what a usual bottle of an entry holds; undefined of what comes in none
 */
export function fillBought(
  stock: Stock,
  entries: readonly string[],
  before: readonly string[],
  bottleMl: (entry: string) => number | undefined,
): { stock: Stock; filled: string[] } {
  const isTracking = Object.keys(stock.levels).length > 0;
  let next = stock;
  const filled = entries.filter((entry) => {
    const isNew = isTracking && !before.includes(entry);
    const full = getLevel(stock, entry)?.full ?? (isNew ? bottleMl(entry) : undefined);
    if (full !== undefined) next = setLevel(next, entry, full, full);
    return full !== undefined;
  });
  return { stock: next, filled };
}

import { MAX_SHOPPING_AMOUNT } from '../../contracts/shopping/shoppingLimits.ts';
import type { ShoppingItem } from '../shopping/shoppingList.ts';
import { getLevel, type Level, type Stock } from './stock.ts';

/** What an account keeps of a bar beside its shelf: pours stay on the device, where they can be taken back. */
export interface KeptStock {
  shopping: readonly ShoppingItem[];
  levels: Stock['levels'];
}

export const NO_KEPT_STOCK: KeptStock = { shopping: [], levels: {} };

/**
 * Brings two shopping lists together. What one side changed since they last met holds, and what one side took off is
 * gone, unless the other changed it meanwhile. What both changed adds up, and is bought only where both bought it.
 *
 * @param agreed what both held when they last met
 */
export function mergeShopping(
  here: readonly ShoppingItem[],
  there: readonly ShoppingItem[],
  agreed: readonly ShoppingItem[],
): ShoppingItem[] {
  const [ours, theirs, before] = [here, there, agreed].map(byKey) as [Items, Items, Items];
  return [...new Set([...theirs.keys(), ...ours.keys()])].flatMap((key) => {
    const [own, other, old] = [ours.get(key), theirs.get(key), before.get(key)];
    if (own !== undefined && other !== undefined) return [mergeItem(own, other, old)];
    const only = own ?? other;
    return only === undefined || (old !== undefined && isSameItem(only, old)) ? [] : [only];
  });
}

/**
 * Brings the levels of two devices together. What was poured here since they last met is poured there too; what somebody
 * has seen and said here holds. A bottle that one side tracks no longer is gone, unless the other changed it meanwhile.
 *
 * @param agreed what both held when they last met
 * @param poured what was poured here since, by the entries of bottles; less than nothing was put back
 */
export function mergeLevels(
  here: Stock['levels'],
  there: Stock['levels'],
  agreed: Stock['levels'],
  poured: ReadonlyMap<string, number>,
): Stock['levels'] {
  const find = (levels: Stock['levels'], entry: string) => getLevel({ levels, pours: [] }, entry);
  const entries = new Set([...Object.keys(there), ...Object.keys(here)]);
  const merged = [...entries].flatMap((entry): [string, Level][] => {
    const [own, other, old] = [find(here, entry), find(there, entry), find(agreed, entry)];
    if (own !== undefined && other !== undefined) {
      if (old === undefined) return [[entry, other]];
      if (isSameLevel(own, old)) return [[entry, other]];
      const given = poured.get(entry) ?? 0;
      const isPour = own.full === old.full && round(old.ml - own.ml) === round(given);
      if (!isPour || isSameLevel(other, old)) return [[entry, own]];
      const ml = Math.min(other.full, Math.max(0, round(other.ml - given)));
      return [[entry, { ml, full: other.full }]];
    }
    const only = own ?? other;
    return only === undefined || (old !== undefined && isSameLevel(only, old)) ? [] : [[entry, only]];
  });
  return Object.fromEntries(merged);
}

/** What was poured between two states of a device, by the entries of bottles. */
export function listPoured(now: Stock['pours'], before: Stock['pours']): Map<string, number> {
  const poured = new Map<string, number>();
  const add = (pours: Stock['pours'], sign: 1 | -1) => {
    for (const { taken } of pours)
      for (const [entry, ml] of Object.entries(taken))
        poured.set(entry, (poured.get(entry) ?? 0) + sign * ml);
  };
  add(now, 1);
  add(before, -1);
  return poured;
}

type Items = Map<string, ShoppingItem>;

const byKey = (items: readonly ShoppingItem[]): Items =>
  new Map(items.map((item) => [item.entry.toLowerCase(), item]));

function mergeItem(own: ShoppingItem, other: ShoppingItem, old: ShoppingItem | undefined): ShoppingItem {
  if (isSameItem(own, other)) return other;
  if (old !== undefined && isSameItem(own, old)) return other;
  if (old !== undefined && isSameItem(other, old)) return own;
  // Bought on one side, needed anew on the other: it is still to be bought.
  const isBought = own.isBought === true && other.isBought === true;
  if (own.isBought !== other.isBought) return own.isBought ? other : own;
  const sum = (part: 'ml' | 'pieces') =>
    Math.min(MAX_SHOPPING_AMOUNT, (own[part] ?? 0) + (other[part] ?? 0) - (old?.[part] ?? 0));
  const [ml, pieces] = [sum('ml'), sum('pieces')];
  return {
    entry: other.entry,
    ...(ml > 0 && { ml }),
    ...(pieces > 0 && { pieces }),
    ...(isBought && { isBought }),
  };
}

const isSameItem = (one: ShoppingItem, other: ShoppingItem) =>
  one.entry === other.entry &&
  one.ml === other.ml &&
  one.pieces === other.pieces &&
  one.isBought === other.isBought;
const isSameLevel = (one: Level, other: Level) => one.ml === other.ml && one.full === other.full;
const round = (ml: number) => Math.round(ml * 100) / 100;

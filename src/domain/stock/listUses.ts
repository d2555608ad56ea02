import type { ShoppingIndex } from '../../contracts/shopping/shoppingIndex.ts';
import { readAccepted } from '../shelf/matchLine.ts';
import { listSwapsIn, type OwnSwap } from '../shelf/ownSwaps.ts';
import { serveLines } from '../shelf/shelfMarks.ts';
import { getLevel, type Stock, type Use } from './stock.ts';

interface Shelf {
  shelf: readonly string[];
  serves: Readonly<Record<string, readonly string[]>>;
  swaps: readonly OwnSwap[];
  stock: Stock;
}

/** What a drink takes of the bottles whose levels are tracked. */
export interface Uses {
  uses: Use[];
  /** Entries of bottles that it takes an amount of that nobody knows in millilitres. */
  unmeasured: string[];
}

/**
 * Finds out which tracked bottles a drink is poured from. A swap of the reader's own counts where the bottle is there. Of
 * several bottles that serve equally the one with the least in it is poured, which is the one that is open.
 *
 * @param drinks how many are made
 * @returns undefined where nobody knows what the drink takes
 */
export function listUses(
  { things, drinks: known }: ShoppingIndex,
  drink: string,
  drinks: number,
  { shelf, serves, swaps, stock }: Shelf,
): Uses | undefined {
  if (!Object.hasOwn(known, drink)) return undefined;
  const inOrder = [...shelf].sort((one, other) => rank(stock, one) - rank(stock, other));
  const lines = (known[drink]?.lines ?? []).map(({ of, ml, takes }) => {
    const asked = takes ?? things[of]?.id ?? '';
    const own = listSwapsIn(swaps, drink, readAccepted(asked))
      // What is said of this drink goes before what is said of all.
      .sort((one, other) => Number(one.drink === undefined) - Number(other.drink === undefined))
      .find(({ use }) => serveLines([use], shelf, serves).size > 0);
    return { ml, takes: own?.use ?? asked };
  });
  const served = serveLines(
    lines.map(({ takes }) => takes),
    inOrder,
    serves,
  );
  const sums = new Map<string, number>();
  const unmeasured = new Set<string>();
  for (const { ml, takes } of lines) {
    const by = served.get(takes)?.by;
    if (by === undefined || getLevel(stock, by) === undefined) continue;
    if (ml === undefined || isMadeOf(readAccepted(takes), by, serves)) unmeasured.add(by);
    else sums.set(by, (sums.get(by) ?? 0) + ml * drinks);
  }
  return { uses: [...sums].map(([entry, ml]) => ({ entry, ml })), unmeasured: [...unmeasured] };
}

/** Bottles with the least in them first, then empty ones, then those that nobody tracks. */
function rank(stock: Stock, entry: string): number {
  const level = getLevel(stock, entry);
  if (level === undefined) return Number.MAX_VALUE;
  return level.ml === 0 ? Number.MAX_SAFE_INTEGER : level.ml;
}

/** Whether what is asked is made of the thing first: nobody knows how much of it that takes. */
function isMadeOf(asked: readonly string[], by: string, serves: Shelf['serves']): boolean {
  const served = serves[by] ?? [];
  return !asked.some((id) => id === by || served.includes(id));
}

import { MAX_SHOPPING_AMOUNT, SHOPPING_LIMITS } from '../../contracts/shopping/shoppingLimits.ts';
import { isRecord } from '../lib/shapes.ts';

/** Something to buy. */
export interface ShoppingItem {
  /** Id of an ingredient, or what the reader wrote. */
  entry: string;
  /** What drinks take of it; both are absent where nobody said how much. */
  ml?: number;
  pieces?: number;
  isBought?: true;
}

/** What is needed of something. */
export type Need = Omit<ShoppingItem, 'isBought'>;

/**
 * Adds what is needed, each thing once: amounts of the same thing are added up. What was bought before is needed anew,
 * and its old amount no longer counts.
 *
 * @returns the list, and how many things had no room in it
 */
export function addNeeds(
  list: readonly ShoppingItem[],
  needs: readonly Need[],
): { list: ShoppingItem[]; refused: number } {
  const items = new Map(list.map((item) => [foldEntry(item.entry), item]));
  let refused = 0;
  for (const { entry, ...need } of needs) {
    const key = foldEntry(entry);
    const before = items.get(key);
    if (before === undefined && items.size >= SHOPPING_LIMITS.items) refused += 1;
    else
      items.set(key, {
        entry: before?.entry ?? entry,
        ...addAmounts(before?.isBought ? {} : (before ?? {}), need),
      });
  }
  return { list: [...items.values()], refused };
}

/** Marks a thing as bought, or as still to buy. */
export function tickItem(list: readonly ShoppingItem[], entry: string, isBought: boolean): ShoppingItem[] {
  return list.map((item) => {
    if (item.entry !== entry) return item;
    const { isBought: _, ...rest } = item;
    return isBought ? { ...rest, isBought } : rest;
  });
}

/** What the reader wrote, trimmed and short enough; undefined where nothing is left. */
export function readWritten(text: string): string | undefined {
  const entry = [...text.trim().replace(/\s+/g, ' ')].slice(0, SHOPPING_LIMITS.letters).join('').trim();
  return entry === '' ? undefined : entry;
}

/** Reads a stored list. What is no item is left out; undefined where the value is no list at all. */
export function asShoppingList(value: unknown): readonly ShoppingItem[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const items = value.flatMap((stored: unknown): ShoppingItem[] => {
    if (!isRecord(stored) || typeof stored['entry'] !== 'string') return [];
    const entry = readWritten(stored['entry']);
    if (entry === undefined) return [];
    const { ml, pieces, isBought } = stored;
    return [
      {
        entry,
        ...(isAmount(ml) && { ml }),
        ...(isAmount(pieces) && { pieces }),
        ...(isBought === true && { isBought }),
      },
    ];
  });
  const distinct = new Map(items.map((item) => [foldEntry(item.entry), item]));
  return [...distinct.values()].slice(0, SHOPPING_LIMITS.items);
}

const foldEntry = (entry: string) => entry.toLowerCase();

function addAmounts(one: Omit<Need, 'entry'>, other: Omit<Need, 'entry'>): Omit<Need, 'entry'> {
  const sum = (a = 0, b = 0) => Math.min(a + b, MAX_SHOPPING_AMOUNT);
  const [ml, pieces] = [sum(one.ml, other.ml), sum(one.pieces, other.pieces)];
  return { ...(ml > 0 && { ml }), ...(pieces > 0 && { pieces }) };
}

function isAmount(value: unknown): value is number {
  return typeof value === 'number' && value > 0 && value <= MAX_SHOPPING_AMOUNT;
}

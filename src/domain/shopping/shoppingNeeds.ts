import type { ShoppingIndex, ShoppingThing } from '../../contracts/shopping/shoppingIndex.ts';
import type { Need } from './shoppingList.ts';

/** Rounding errors of a sum are no further bottle. */
const ALMOST_NOTHING = 1e-6;

/** What has to be bought, and what is there already: ids of ingredients with their amounts. */
export interface ShoppingNeeds {
  missing: Need[];
  onShelf: Need[];
}

/**
 * Adds up what drinks take. Where fruit is bought for a juice, its pieces count.
 *
 * @param servings how many there are of each drink
 * @param marked which of the lines of a drink the shelf serves, by what they take
 */
export function listNeeds(
  { things, drinks }: ShoppingIndex,
  servings: ReadonlyMap<string, number>,
  marked: (takes: readonly string[]) => ReadonlySet<string>,
): ShoppingNeeds {
  const missing = new Map<string, Need>();
  const onShelf = new Map<string, Need>();
  for (const [drinkId, count] of servings) {
    const lines = Object.hasOwn(drinks, drinkId) ? (drinks[drinkId]?.lines ?? []) : [];
    const named = lines.flatMap((line) => {
      const thing = things[line.of];
      return thing === undefined ? [] : [{ line, thing, takes: line.takes ?? thing.id }];
    });
    const served = marked(named.map(({ takes }) => takes));
    for (const { line, thing, takes } of named) {
      const isServed = served.has(takes);
      const need = isServed
        ? { entry: thing.id, ml: line.ml, pieces: line.pieces }
        : readNeed(line, thing, things);
      addTo(isServed ? onShelf : missing, need, count);
    }
  }
  return { missing: [...missing.values()], onShelf: [...onShelf.values()] };
}

/** Spreads the drinks of a party evenly: each is made so often that nobody goes without. */
export function spreadServings(drinkIds: readonly string[], drinks: number): Map<string, number> {
  const each = Math.ceil(drinks / Math.max(1, drinkIds.length));
  return new Map(drinkIds.map((id) => [id, each]));
}

/** How many bottles hold so much. */
export function countBottles(ml: number, { bottleMl }: Pick<ShoppingThing, 'bottleMl'>): number {
  return Math.max(1, Math.ceil(ml / bottleMl - ALMOST_NOTHING));
}

/** How many whole pieces are bought. */
export function countPieces(pieces: number): number {
  return Math.max(1, Math.ceil(pieces - ALMOST_NOTHING));
}

interface Amounts {
  entry: string;
  ml?: number | undefined;
  pieces?: number | undefined;
}

function readNeed(
  { ml, pieces }: { ml?: number | undefined; pieces?: number | undefined },
  { id, source }: ShoppingThing,
  things: readonly ShoppingThing[],
): Amounts {
  const bought = source && things[source.of];
  if (source === undefined || bought === undefined || ml === undefined)
    return pieces === undefined ? { entry: id, ml } : { entry: id, pieces };
  return { entry: bought.id, pieces: ml / source.ml };
}

function addTo(needs: Map<string, Need>, { entry, ml = 0, pieces = 0 }: Amounts, count: number): void {
  const before = needs.get(entry);
  const sums = { ml: (before?.ml ?? 0) + ml * count, pieces: (before?.pieces ?? 0) + pieces * count };
  needs.set(entry, {
    entry,
    ...(sums.ml > 0 && { ml: sums.ml }),
    ...(sums.pieces > 0 && { pieces: sums.pieces }),
  });
}

import type { ShoppingIndex } from '../../contracts/shopping/shoppingIndex.ts';
import { ingredientOfEntry } from '../shelf/bottles.ts';

/** What nobody knows a bottle of is taken for one of a spirit. */
const UNKNOWN_BOTTLE_ML = 700;

/**
 * What stands in bottles, with what these usually hold in millilitres: what drinks take millilitres of and what does not
 * grow. What the catalogue does not know may stand in one.
 */
export function listBottles(
  shelf: readonly string[],
  { things, drinks }: ShoppingIndex,
): { entry: string; ml: number }[] {
  const lines = Object.values(drinks).flatMap((drink) => drink.lines);
  const poured = new Set(lines.flatMap(({ of, ml }) => (ml === undefined ? [] : [of])));
  const known = new Map(things.map((thing, place) => [thing.id, { thing, place }]));
  return shelf.flatMap((entry) => {
    const one = known.get(ingredientOfEntry(entry));
    if (one === undefined) return [{ entry, ml: UNKNOWN_BOTTLE_ML }];
    const { thing, place } = one;
    return thing.aisle === 'fresh' || !poured.has(place) ? [] : [{ entry, ml: thing.bottleMl }];
  });
}

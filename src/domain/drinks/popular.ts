import { byId } from './byId.ts';

/** Drinks shown as Popular This Week. */
const POPULAR_COUNT = 6;

/** Most viewed first; equal counts by id. */
export function byPopularity(a: { views: number; id: string }, b: { views: number; id: string }): number {
  return b.views - a.views || byId(a, b);
}

/** The drinks with the most views, at most {@link POPULAR_COUNT}. */
export function popularDrinks<Drink extends { views: number; id: string }>(drinks: Drink[]): Drink[] {
  return [...drinks].sort(byPopularity).slice(0, POPULAR_COUNT);
}

/** Sizes of the groups of most viewed drinks that a page names. */
const TOP_SIZES = [10, 20, 50, 100];

/** The smallest named group of the most viewed drinks to which one with so many views belongs, such as 20. */
export function topGroup(views: number, drinks: readonly { views: number }[]): number | undefined {
  const before = drinks.filter((other) => other.views > views).length;
  return TOP_SIZES.find((size) => before < size);
}

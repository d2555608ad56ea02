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

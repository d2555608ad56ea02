import { byPopularity } from './popular.ts';

/** The orders that a list of drinks may be had in; the first two are the specification's. */
export const DRINK_ORDERS = ['name', 'popularity', 'fewest', 'lightest', 'strongest'] as const;
export type DrinkOrder = (typeof DRINK_ORDERS)[number];

/** What the orders look at. */
export interface OrderedDrink {
  id: string;
  views: number;
  /** Whole per cent. */
  abv: number;
  /** What is poured; garnishes aside. */
  ingredients: readonly unknown[];
}

/**
 * Compares two drinks in each order, for a list that is in the order of the names: drinks that are equal but for
 * their popularity stay in that.
 */
export const COMPARE_DRINKS: Readonly<Record<DrinkOrder, (a: OrderedDrink, b: OrderedDrink) => number>> = {
  name: () => 0,
  popularity: byPopularity,
  fewest: (a, b) => a.ingredients.length - b.ingredients.length,
  lightest: (a, b) => a.abv - b.abv,
  strongest: (a, b) => b.abv - a.abv,
};

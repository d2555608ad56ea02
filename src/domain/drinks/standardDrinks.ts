import type { PouredLine } from './abv.ts';

/** Grams that a millilitre of pure alcohol weighs, at 20 °C. */
export const GRAMS_PER_ML = 0.789;
/** Grams of pure alcohol in a standard drink, as the World Health Organization counts in its AUDIT. */
export const GRAMS_PER_STANDARD_DRINK = 10;

/** How many standard drinks are poured, to one decimal. */
export function standardDrinks(lines: Pick<PouredLine, 'ml' | 'strength'>[]): number {
  const alcohol = lines.reduce((sum, { ml, strength }) => sum + (ml * strength) / 100, 0);
  return Math.round(((alcohol * GRAMS_PER_ML) / GRAMS_PER_STANDARD_DRINK) * 10) / 10;
}

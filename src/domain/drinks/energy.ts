import type { PouredLine } from './abv.ts';
import { GRAMS_PER_ML } from './standardDrinks.ts';

/** What a recipe line adds to the energy of a drink. */
export interface EnergyLine extends Pick<PouredLine, 'ml' | 'strength'> {
  /** Kilocalories in 100 ml besides those of the alcohol. */
  energy: number;
  /** Kilocalories of what goes in whole. */
  wholeEnergy: number;
}

/** Kilocalories in a gram of alcohol (Regulation (EU) No 1169/2011, Annex XIV). */
const KCAL_PER_GRAM = 7;
/** What the figures can bear. */
const STEP = 5;

/** Energy of a drink in kilocalories, to the nearest 5: that of its alcohol and of whatever else is poured. */
export function drinkEnergy(lines: EnergyLine[]): number {
  const sum = lines.reduce(
    (total, { ml, strength, energy, wholeEnergy }) =>
      total + ml * ((strength / 100) * GRAMS_PER_ML * KCAL_PER_GRAM + energy / 100) + wholeEnergy,
    0,
  );
  return Math.round(sum / STEP) * STEP;
}

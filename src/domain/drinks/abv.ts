import type { Ice } from '../../contracts/drinks/ice.ts';
import type { RecipeLine } from '../../contracts/drinks/recipe.ts';
import type { Method } from '../../contracts/drinks/vocabulary.ts';

/** What a recipe line adds to the glass. */
export interface PouredLine {
  /** Liquid in ml. */
  ml: number;
  /** Alcohol by volume, per cent. */
  strength: number;
  /** Added after mixing, as soda or sparkling wine is. */
  top: boolean;
}

/** The share of its alcohol that something keeps which is set alight (USDA Table of Nutrient Retention Factors, release 6). */
const KEPT_IN_FLAMES = 0.75;

/** Alcohol by volume, per cent, of what is poured, and set alight where a recipe says so. */
export function pouredStrength(strength: number, isFlamed: boolean): number {
  return isFlamed ? strength * KEPT_IN_FLAMES : strength;
}

/** A lime or lemon is cut in so many wedges for muddling. */
export const WEDGES_PER_PIECE = 6;

/**
 * Liquid in ml that one line adds.
 *
 * @param unitMl volume of one unit; 0 for cuts, leaves and rims
 * @param pieceMl liquid in one whole piece (a muddled lime, an egg), of which a wedge has its part; 0 where a
 *   piece gives none
 */
export function lineVolume(
  line: Pick<RecipeLine, 'amount' | 'garnish' | 'unit'>,
  unitMl: number,
  pieceMl: number,
): number {
  if (line.garnish) return 0;
  const amount = line.amount ?? 1;
  if (line.unit === 'piece') return amount * pieceMl;
  if (line.unit === 'wedge') return (amount * pieceMl) / WEDGES_PER_PIECE;
  return amount * unitMl;
}

/** Liquid in ml of several lines together. */
export function sumVolume(lines: readonly Pick<PouredLine, 'ml'>[]): number {
  return lines.reduce((sum, { ml }) => sum + ml, 0);
}

/**
 * Alcohol by volume of the finished drink in whole per cent, 0–100.
 *
 * Alcohol is conserved and melted ice is added: `dilution` is the share of the mixed drink that is water
 * from ice. The shares per method (about 22 % stirred, 27 % shaken, 12 % built over ice, more for crushed
 * and blended ice) are flat means of what Dave Arnold measured ("Liquid Intelligence", 2014, ch. 4).
 * Optional lines are counted: the figure is that of the drink with everything. What is topped up after shaking or stirring passes no mixing ice and is not diluted.
 *
 * @returns 0 where nothing liquid is poured
 */
export function drinkAbv(
  lines: PouredLine[],
  method: Pick<Method, 'dilution' | 'dilutesTops'>,
  ice: Ice,
): number {
  const share = ice === 'none' ? method.dilution.iceless : method.dilution.iced;
  let mixed = 0;
  let topped = 0;
  let alcohol = 0;
  for (const line of lines) {
    alcohol += (line.ml * line.strength) / 100;
    if (line.top && !method.dilutesTops) topped += line.ml;
    else mixed += line.ml;
  }
  const total = mixed / (1 - share) + topped;
  return total === 0 ? 0 : Math.round((alcohol / total) * 100);
}

/** The string that the API gives, in any language: "24%". */
export function abvLabel(percent: number): string {
  return `${percent}%`;
}

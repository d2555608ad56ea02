import { isVolume } from './units.ts';

/** Drinks that a reader can make at once. */
export const SERVINGS = { least: 1, most: 12 } as const;

/** An amount of one recipe line, in the unit of the line. */
export interface Measure {
  unit: string;
  count: number;
}

/** Small measures of liquids: how many one still counts, and what one holds in ml. */
const COUNTED: Record<string, { most: number; ml: number }> = {
  dash: { most: 12, ml: 0.8 },
  drop: { most: 40, ml: 0.05 },
};
/** Parts that can be measured or cut; anything else comes whole. */
const PARTS: Record<string, number> = { piece: 0.5, teaspoon: 0.25, barspoon: 0.25, scoop: 0.5 };
/** What binary fractions add to a whole. */
const TINY = 1e-9;

/**
 * An amount for several drinks, as one can measure it. A whole number of drinks multiplies exactly; a part of
 * one, as a batch by litres gives, is rounded: volumes as a jigger or jug shows them, spoons to quarters, fruit
 * up to halves, whatever else up to wholes. Dashes and drops that nobody counts become millilitres.
 *
 * @example scaleMeasure({ unit: 'dash', count: 4 }, 12) // { unit: 'ml', count: 38 }
 */
export function scaleMeasure({ unit, count }: Measure, drinks: number): Measure {
  const exact = Math.round(count * drinks * 100) / 100;
  const counted = COUNTED[unit];
  if (counted && drinks > 1 && exact > counted.most) {
    return { unit: 'ml', count: jugged(exact * counted.ml) };
  }
  if (Number.isInteger(drinks)) return { unit, count: exact };
  if (isVolume(unit)) return { unit, count: jugged(exact) };
  const part = PARTS[unit] ?? 1;
  return { unit, count: Math.max(part, Math.ceil(exact / part - TINY) * part) };
}

/** Millilitres as they can be read off: a jigger to ½, a small jug to 1, a large one to 5. */
export function jugged(ml: number): number {
  const step = ml < 30 ? 0.5 : ml < 100 ? 1 : 5;
  return Math.max(0.5, Math.round(ml / step) * step);
}

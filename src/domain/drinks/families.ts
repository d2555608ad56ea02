import type { Ice } from '../../contracts/drinks/ice.ts';
import type { Balance, IngredientCategory } from '../../contracts/drinks/ingredient.ts';
import { sumVolume } from './abv.ts';

/** What a line pours, for the rules of the families. */
export interface Measure {
  ingredient: string;
  category: IngredientCategory;
  /** What it gives to the balance of a sour, besides what its category tells. */
  balance: readonly Balance[];
  /** Millilitres. */
  ml: number;
  /** Alcohol by volume, per cent. */
  strength: number;
}

const SWEET_CATEGORIES = new Set<IngredientCategory>(['syrup', 'liqueur', 'fortified-wine']);
const CLOUDING = new Set<IngredientCategory>(['juice', 'egg', 'dairy']);
/** A stirred drink stays clear with this much of what clouds: the quarter ounce of lemon in a Bitter Giuseppe. */
const SPLASH_ML = 7.5;
/** A sour has at most this much citrus for one part of what is strong, and at least this little. */
const MOST_CITRUS = 1.6;
const LEAST_CITRUS = 0.1;

/**
 * What a sour lacks to be one: something strong, something sour, something sweet, the sour in proportion.
 * The bounds are wide, so that only a slip falls outside them: a Casino has a fifth of citrus, few sours more than their spirit.
 *
 * @returns the reasons, none where the drink is a plausible sour
 */
export function faultsOfSour(measures: readonly Measure[]): string[] {
  const sum = (chosen: (measure: Measure) => boolean) =>
    measures.filter(chosen).reduce((total, { ml }) => total + ml, 0);
  const strong = sum(({ strength }) => strength >= 10);
  const sour = sum(({ balance }) => balance.includes('sour'));
  const hasSweet = measures.some(
    ({ category, balance }) => SWEET_CATEGORIES.has(category) || balance.includes('sweet'),
  );
  return [
    strong === 0 && 'a sour without anything strong',
    sour === 0 && 'a sour without citrus',
    !hasSweet && 'a sour without anything sweet',
    sour > 0 &&
      strong > 0 &&
      sour / strong > MOST_CITRUS &&
      `${round(sour)} ml citrus for ${round(strong)} ml strong`,
    sour > 0 &&
      sour / strong < LEAST_CITRUS &&
      `only ${round(sour)} ml citrus for ${round(strong)} ml strong`,
  ].filter((reason) => reason !== false);
}

/** What clouds a drink that is said to be stirred. */
export function faultsOfStirred(measures: readonly Measure[]): string[] {
  return measures
    .filter(({ category, ml }) => CLOUDING.has(category) && ml > SPLASH_ML)
    .map(({ ingredient, ml }) => `stirred, yet with ${round(ml)} ml of ${ingredient}`);
}

/** The least part of a glass that ice takes up. */
const ICE_ROOM: Partial<Record<Ice, number>> = {
  cubes: 0.3,
  cracked: 0.3,
  crushed: 0.35,
  'large-cube': 0.2,
  sphere: 0.2,
  block: 0.2,
};
/** Volume after mixing for one part poured, least figures: melted ice, and for a blender the ice itself. */
const GROWTH: Readonly<Record<string, number>> = {
  blend: 1.35,
  shake: 1.2,
  stir: 1.18,
  throw: 1.18,
  swizzle: 1.2,
};
/** A glass that is filled less than this looks like a mistake. */
const LEAST_FILL = 0.1;

/**
 * What is wrong with the size of a glass for what is poured into it.
 *
 * @param capacity of the glass to the brim, ml
 */
export function faultsOfFill(
  measures: readonly Measure[],
  { method, ice, capacity }: { method: string; ice: Ice; capacity: number },
): string[] {
  const liquid = sumVolume(measures) * (GROWTH[method] ?? 1);
  const room = capacity * (1 - (method === 'blend' ? 0 : (ICE_ROOM[ice] ?? 0)));
  if (liquid > room)
    return [`${round(liquid)} ml once mixed, where the ice leaves room for ${round(room)} ml`];
  return liquid < capacity * LEAST_FILL ? [`${round(liquid)} ml in a glass that holds ${capacity} ml`] : [];
}

/**
 * How far two drinks are apart: the part of the liquid that is not common to both, 0 for the same drink, 1 for
 * nothing in common. Amounts are taken as parts of the whole, so that a double is still the same drink.
 */
export function distance(one: readonly Measure[], other: readonly Measure[]): number {
  const [a, b] = [partsOf(one), partsOf(other)];
  let common = 0;
  for (const [ingredient, part] of a) common += Math.min(part, b.get(ingredient) ?? 0);
  return 1 - common;
}

function partsOf(measures: readonly Measure[]): Map<string, number> {
  const total = sumVolume(measures);
  const parts = new Map<string, number>();
  for (const { ingredient, ml } of measures) {
    if (total > 0) parts.set(ingredient, (parts.get(ingredient) ?? 0) + ml / total);
  }
  return parts;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

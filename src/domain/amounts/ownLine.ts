import type { OwnLine } from '../../contracts/own-drinks/ownDrink.ts';
import { OWN_DRINK_LIMITS } from '../../contracts/own-drinks/ownDrinkLimits.ts';
import type { LineReading } from './lineReading.ts';
import { shortened } from '../../text/shortened.ts';

/** Millilitres of a drink whose lines are parts of it, and of one part at most. */
const DRINK_ML = 90;
const MAX_PART_ML = 30;
const MIN_PART_ML = 2.5;
const PART_STEP_ML = 2.5;

/** The lines of a recipe with parts as millilitres, by one base for all: their strength is the same by any. */
export function sharePartsOut<Reading extends LineReading>(readings: readonly Reading[]): Reading[] {
  const total = readings.reduce((sum, { parts = 0 }) => sum + parts, 0);
  if (total === 0) return [...readings];
  const isWhole = readings.every(({ parts, unit }) => parts !== undefined || unit !== 'ml');
  const even = Math.round(DRINK_ML / total / PART_STEP_ML) * PART_STEP_ML;
  const base = isWhole ? Math.min(MAX_PART_ML, Math.max(MIN_PART_ML, even)) : MAX_PART_ML;
  return readings.map((reading) => {
    const { parts, ...rest } = reading;
    if (parts === undefined) return reading;
    const ml = Math.round(parts * base * 100) / 100;
    return { ...rest, amount: ml > 0 && ml <= OWN_DRINK_LIMITS.amount ? ml : null } as Reading;
  });
}

/** A line as a drink keeps it. */
export function toOwnLine(reading: LineReading): OwnLine {
  const { strength } = reading;
  const { ingredient, name, unit, amount, note, isOptional, isGarnish, or } = reading;
  const others = or.slice(0, OWN_DRINK_LIMITS.alternatives);
  const line = {
    unit,
    amount,
    garnish: isGarnish,
    ...(note !== '' && { note: shortened(note, OWN_DRINK_LIMITS.lineNote) }),
    ...(isOptional && { optional: true as const }),
    ...(others.length > 0 && { or: others.map((other) => shortened(other, OWN_DRINK_LIMITS.lineName)) }),
  };
  return ingredient === undefined
    ? { name: shortened(name, OWN_DRINK_LIMITS.lineName), strength: strength ?? null, colour: null, ...line }
    : { ingredient, ...(strength !== undefined && { strength }), ...line };
}

import type { Ice } from '../../contracts/drinks/ice.ts';

/** The share of a glass that a topped-up drink of the catalogue fills, with and without ice; medians of 255 recipes. */
const FILLED = { iced: 0.48, iceless: 0.67 };
/** Larger glasses, such as those for wine, are not filled up. */
const LARGEST_GLASS = 400;
/** The least that the catalogue tops up with. */
const LEAST_TOP = 15;
const STEP = 5;
/** Fewer millilitres than a bar spoon are a count: "1 topup". */
const LEAST_STATED = 5;

/** Whether a line to top up says how much of it is poured. */
export function isTopStated(amount: number | null): amount is number {
  return amount !== null && amount >= LEAST_STATED;
}

/**
 * Millilitres that "to top up" means where nobody says how many: the room that the glass has.
 *
 * @param others millilitres of all else
 * @param capacity of the glass to its brim, in ml
 */
export function topRoom(others: number, capacity: number, ice: Ice): number {
  const filled = (ice === 'none' ? FILLED.iceless : FILLED.iced) * Math.min(capacity, LARGEST_GLASS);
  return Math.max(LEAST_TOP, Math.round((filled - others) / STEP) * STEP);
}

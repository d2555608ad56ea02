import { isWholeOrFraction } from './lineText.ts';

/** Less is measured by the spoon, also where the rest is in parts. */
export const LEAST_PART_ML = 10;
/** Amounts are multiples of it, in ml. */
const STEP = 0.25;

/**
 * What one part holds in ml: the smallest amount, if the others are whole parts, halves, thirds or quarters of it; else
 * the largest part of which all are multiples.
 *
 * @param volumes the millilitres of the measured lines
 * @example partSize([60, 22.5, 15]) // 15: 4 to 1½ to 1
 * @returns undefined where nothing fills a part
 */
export function partSize(volumes: readonly number[]): number | undefined {
  const measured = volumes.filter((ml) => ml >= LEAST_PART_ML);
  const least = Math.min(...measured);
  if (measured.every((ml) => isWholeOrFraction(ml / least))) return measured.length > 0 ? least : undefined;
  return measured.map((ml) => Math.round(ml / STEP)).reduce(commonDivisor) * STEP;
}

function commonDivisor(one: number, other: number): number {
  return other === 0 ? one : commonDivisor(other, one % other);
}

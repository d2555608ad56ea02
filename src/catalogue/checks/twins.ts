import { distance } from '../../domain/drinks/families.ts';
import type { Draft } from '../draft.ts';
import type { Drink } from '../drink.ts';
import type { Problem } from '../problem.ts';

/** Two drinks of the same ingredients are one drink under two names if less than this part of them differs. */
const NEAREST = 0.12;

/**
 * Drinks that are the same drink under another name: the same ingredients, garnish included, by the same
 * method in like amounts.
 */
export function checkTwins({ recipes }: Draft): Problem[] {
  const problems: Problem[] = [];
  const seen = new Map<string, { file: string; measures: Drink['measures'] }[]>();
  for (const { drink, file } of recipes) {
    if (drink === undefined) continue;
    const { lines, method, measures } = drink;
    const key = [...new Set(lines.map(({ ingredient }) => ingredient)), method].sort().join(' ');
    const kin = seen.get(key) ?? [];
    const twin = kin.find((other) => distance(measures, other.measures) < NEAREST);
    if (twin) problems.push({ file, field: 'lines', reason: `are those of ${twin.file}, or nearly` });
    seen.set(key, [...kin, { file, measures }]);
  }
  return problems;
}

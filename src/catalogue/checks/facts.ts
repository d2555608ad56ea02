import type { Draft } from '../draft.ts';
import type { Problem } from '../problem.ts';

/** The strongest drink that a bar serves as a cocktail or shot, per cent. */
const STRONGEST = 45;

/** A base spirit and an ABV that contradict each other or the trade. */
export function checkFacts({ recipes }: Draft): Problem[] {
  return recipes.flatMap(({ drink, file }) => {
    if (drink === undefined) return [];
    const { abv, spirit } = drink;
    const problems: Problem[] = [];
    if (abv > STRONGEST)
      problems.push({ file, field: 'lines', reason: `come to ${abv}% vol, more than ${STRONGEST}` });
    if (spirit === undefined && abv > 0) {
      problems.push({ file, field: 'spirit', reason: `is missing, but the drink has ${abv}% vol` });
    }
    if (spirit !== undefined && abv === 0) {
      problems.push({ file, field: 'spirit', reason: `is "${spirit}", but the drink has no alcohol` });
    }
    return problems;
  });
}

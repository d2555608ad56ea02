import { SWEETNESSES, type Sweetness } from '../../contracts/drinks/ingredient.ts';
import type { Draft } from '../draft.ts';
import type { Problem } from '../problem.ts';

/** The least sugar of each degree, grams in a litre or kilogram; see `SWEETNESSES`. */
const LEAST_SUGAR: Record<Sweetness, number> = {
  'not-sweet': 0,
  'slightly-sweet': 40,
  sweet: 90,
  'very-sweet': 250,
};

/** Kilocalories in a gram of sugar, Annex XIV of Regulation (EU) No 1169/2011. */
const KCAL_PER_GRAM = 4;

/** Sold among liqueurs and bitters, with less sugar than a liqueur must have. */
const LEAN: ReadonlySet<string> = new Set([
  'berenburg',
  'fernet-branca',
  'ouzo',
  'pastis',
  'pimms-no-1',
  'southern-comfort',
]);

/** Sweet by something other than sugar, which gives no energy. */
const SWEETENED_OTHERWISE: ReadonlySet<string> = new Set(['diet-cola', 'gaseosa']);

/** Liqueurs and syrups that are said not to be sweet, and what is said to be sweeter than its energy allows. */
export function checkSweetness({ ingredients }: Draft): Problem[] {
  return ingredients.flatMap(({ ingredient: { id, category, energy, sweetness }, file }) => {
    if (sweetness === undefined) return [];
    const isSugared = category === 'syrup' || (category === 'liqueur' && !LEAN.has(id));
    const sugar = energy === undefined ? Infinity : (energy * 10) / KCAL_PER_GRAM;
    const reasons = [
      isSugared &&
        SWEETNESSES.indexOf(sweetness) < SWEETNESSES.indexOf('sweet') &&
        `is "${sweetness}", but a ${category} is sweet`,
      !SWEETENED_OTHERWISE.has(id) &&
        sugar < LEAST_SUGAR[sweetness] &&
        `is "${sweetness}", from ${LEAST_SUGAR[sweetness]} g of sugar on, but its energy allows ${sugar} g at most`,
    ];
    return reasons
      .filter((reason) => typeof reason === 'string')
      .map((reason) => ({ file, field: `${id}.sweetness`, reason }));
  });
}

import type { Ingredient } from '../../contracts/drinks/ingredient.ts';
import type { RecipeLine } from '../../contracts/drinks/recipe.ts';
import type { Unit } from '../../contracts/drinks/vocabulary.ts';
import { lineVolume, WEDGES_PER_PIECE } from '../drinks/abv.ts';

/** What one line of a recipe takes, as far as it can be counted; neither of a rim or a pinch. */
export interface UsedAmount {
  ml?: number;
  /** Of what is bought by the piece: a lime, a sprig, an olive. */
  pieces?: number;
}

/** What comes whole. */
const WHOLE: ReadonlySet<string> = new Set(['piece', 'sprig', 'stick', 'stalk']);
/** How many are cut of one citrus fruit: thin rounds of half a centimetre, strips of its zest. */
const CUTS: Readonly<Record<string, number>> = {
  wedge: WEDGES_PER_PIECE,
  wheel: 8,
  slice: 8,
  'half-wheel': 16,
  twist: 8,
};
/** Of mint and its like. */
const LEAVES_PER_SPRIG = 8;

/** What a line takes of what is bought: also of a garnish, and of what gives no liquid. */
export function measureUse(
  line: Pick<RecipeLine, 'amount' | 'unit' | 'garnish'>,
  { ml: unitMl }: Pick<Unit, 'ml'>,
  { category, pieceMl = 0 }: Pick<Ingredient, 'category' | 'pieceMl'>,
): UsedAmount {
  const ml = lineVolume({ ...line, garnish: false }, unitMl, line.garnish ? 0 : pieceMl);
  const pieces = piecesOf(line, category === 'herb', category === 'fruit' && pieceMl > 0);
  return { ...(ml > 0 && { ml }), ...(pieces !== undefined && { pieces }) };
}

function piecesOf(
  { unit, amount = 1 }: Pick<RecipeLine, 'amount' | 'unit'>,
  isHerb: boolean,
  isCitrus: boolean,
): number | undefined {
  if (WHOLE.has(unit)) return amount;
  if (isHerb && unit === 'leaf') return amount / LEAVES_PER_SPRIG;
  const cuts = CUTS[unit];
  return isCitrus && cuts !== undefined ? amount / cuts : undefined;
}

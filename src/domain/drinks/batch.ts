import type { Ingredient } from '../../contracts/drinks/ingredient.ts';
import type { Ice } from '../../contracts/drinks/ice.ts';
import type { RecipeKind } from '../../contracts/drinks/recipe.ts';
import type { Method } from '../../contracts/drinks/vocabulary.ts';
import { sumVolume, type PouredLine } from './abv.ts';
import { jugged } from './servings.ts';

/** Bottles and jugs that a batch is made for, in litres. */
export const BATCH_LITRES = [0.5, 0.7, 1, 1.5, 2, 3, 5] as const;

/** What a batch needs to know of one drink. */
export interface Batch {
  /** What one drink takes of the bottle, in ml: all that is mixed, and the water. */
  ml: number;
  /** Water in it for the ice that would have melted, in ml. */
  water: number;
}

interface Mixed {
  kind: RecipeKind;
  method: Pick<Method, 'id' | 'dilution'>;
  ice: Ice;
}

/** Methods whose ice is strained off and has left its water in the drink. */
const STRAINED = new Set(['stir', 'shake', 'throw']);
/** Mixed in the glass over ice, which waters it there. */
const BUILT = 'build';

/**
 * One drink's share of a batch mixed ahead. What is topped up or sparkles is left for the glass.
 *
 * @returns undefined where a drink is made by the glass alone: layered, blended, muddled or hot, foaming with
 *   egg, a shot dropped into another drink, or mostly what is left for the glass
 */
export function getBatch(
  lines: (PouredLine & Pick<Ingredient, 'category' | 'fizzy'>)[],
  { kind, method, ice }: Mixed,
): Batch | undefined {
  const isStrained = STRAINED.has(method.id);
  if (!isStrained && (method.id !== BUILT || kind === 'shot')) return undefined;
  if (lines.some(({ category, ml }) => category === 'egg' && ml > 0)) return undefined;
  const isForGlass = ({ top, fizzy }: (typeof lines)[number]) => top || fizzy;
  const mixed = sumVolume(lines.filter((line) => !isForGlass(line)));
  if (mixed === 0 || mixed < sumVolume(lines.filter(isForGlass))) return undefined;
  const share = isStrained ? method.dilution[ice === 'none' ? 'iceless' : 'iced'] : 0;
  const water = (mixed * share) / (1 - share);
  return { ml: mixed + water, water };
}

/** How many drinks a batch makes, a part of one included, and the water that goes into it in ml. */
export function planBatch({ ml, water }: Batch, litres: number): { drinks: number; water: number } {
  const drinks = (litres * 1000) / ml;
  return { drinks, water: water === 0 ? 0 : jugged(water * drinks) };
}

import type { CostedLine, CostIndex } from '../contracts/costs/costIndex.ts';
import type { Locale } from '../contracts/site/locale.ts';
import { bottleEntry } from '../domain/shelf/bottles.ts';
import { measureUse } from '../domain/costs/usedAmount.ts';
import { usualBottle } from '../domain/costs/usualBottle.ts';
import { ALWAYS_THERE } from '../domain/shelf/staples.ts';
import type { Catalogue } from './catalogue.ts';
import type { DrinkLine } from './drink.ts';
import { createPlaceIndex } from './createPlaceIndex.ts';

/** What the drinks take, in one language. */
export function costIndex({ ingredientById, bottles, recipes }: Catalogue, locale: Locale): CostIndex {
  const ingredients = [...ingredientById.values()];
  const placeOf = createPlaceIndex(ingredients);
  const bottlePlace = createPlaceIndex(bottles);
  const lineOf = (line: DrinkLine): CostedLine => ({
    of: placeOf(line.ingredient),
    ...measureUse(line, line.measure, line.item),
    ...(line.garnish && { garnish: true }),
    ...(line.specific && { specific: true }),
    ...(line.product && { bottle: bottlePlace(line.product.id) }),
  });
  return {
    ingredients: ingredients.map(({ id, names, parent, differs, pieceMl, yields, category }) => ({
      id,
      name: names[locale],
      ...(parent !== undefined && differs === undefined && { kindOf: placeOf(parent) }),
      ...(pieceMl !== undefined && { pieceMl }),
      ...(yields.length > 0 && { yields: yields.map(placeOf) }),
      bottleMl: usualBottle(category),
    })),
    bottles: bottles.map((bottle) => ({ entry: bottleEntry(bottle), name: bottle.name })),
    drinks: Object.fromEntries(
      recipes.map(({ id, lines }) => [
        id,
        lines.filter(({ ingredient }) => !ALWAYS_THERE.includes(ingredient)).map(lineOf),
      ]),
    ),
  };
}

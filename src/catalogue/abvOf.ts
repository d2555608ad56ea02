import type { Ingredient } from '../contracts/ingredient.ts';
import type { Recipe } from '../contracts/recipe.ts';
import { drinkAbv, lineVolume } from '../domain/abv.ts';
import type { Vocabularies } from './vocabulary.ts';

/**
 * Alcohol by volume of a recipe by the rule of `domain/abv`, whole per cent.
 *
 * @returns undefined where the recipe names an unknown method, unit or ingredient
 */
export function abvOf(
  recipe: Recipe,
  ingredientById: ReadonlyMap<string, Ingredient>,
  { methods, units }: Pick<Vocabularies, 'methods' | 'units'>,
): number | undefined {
  const method = methods.get(recipe.method);
  if (method === undefined) return undefined;
  const poured = [];
  for (const line of recipe.lines) {
    const ingredient = ingredientById.get(line.ingredient);
    const unit = units.get(line.unit);
    if (ingredient === undefined || unit === undefined) return undefined;
    poured.push({
      ml: lineVolume(line, unit.ml, ingredient.pieceMl ?? 0),
      strength: ingredient.strength,
      top: line.unit === 'top',
    });
  }
  return drinkAbv(poured, method, recipe.ice);
}

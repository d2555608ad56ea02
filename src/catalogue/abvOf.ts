import type { Ingredient } from '../contracts/ingredient.ts';
import type { Recipe } from '../contracts/recipe.ts';
import { drinkAbv, lineVolume, type PouredLine } from '../domain/abv.ts';
import type { EnergyLine } from '../domain/energy.ts';
import type { Vocabularies } from './vocabulary.ts';

/**
 * What the lines of a recipe pour into the glass.
 *
 * @returns undefined where the recipe names an unknown unit or ingredient
 */
export function pouredLines(
  recipe: Recipe,
  ingredientById: ReadonlyMap<string, Ingredient>,
  { units }: Pick<Vocabularies, 'units'>,
): (PouredLine & EnergyLine & Pick<Ingredient, 'category' | 'fizzy'>)[] | undefined {
  const poured = [];
  for (const line of recipe.lines) {
    const ingredient = ingredientById.get(line.ingredient);
    const unit = units.get(line.unit);
    if (ingredient === undefined || unit === undefined) return undefined;
    poured.push({
      ml: lineVolume(line, unit.ml, ingredient.pieceMl ?? 0),
      strength: ingredient.strength,
      energy: ingredient.energy ?? 0,
      wholeEnergy:
        line.unit === 'piece' && !line.garnish ? (line.amount ?? 1) * (ingredient.pieceEnergy ?? 0) : 0,
      category: ingredient.category,
      fizzy: ingredient.fizzy,
      top: line.unit === 'top',
    });
  }
  return poured;
}

/**
 * Alcohol by volume of a recipe by the rule of `domain/abv`, whole per cent.
 *
 * @returns undefined where the recipe names an unknown method, unit or ingredient
 */
export function abvOf(
  recipe: Recipe,
  ingredientById: ReadonlyMap<string, Ingredient>,
  vocabularies: Pick<Vocabularies, 'methods' | 'units'>,
): number | undefined {
  const method = vocabularies.methods.get(recipe.method);
  const poured = pouredLines(recipe, ingredientById, vocabularies);
  return method && poured && drinkAbv(poured, method, recipe.ice);
}

import type { Ingredient } from '../contracts/ingredient.ts';
import type { Recipe } from '../contracts/recipe.ts';
import { lineVolume } from '../domain/abv.ts';
import type { Measure } from '../domain/families.ts';
import type { Vocabularies } from './vocabulary.ts';

/** What the lines of a recipe pour; what is unknown, and what gives no liquid, is passed over. */
export function measuresOf(
  recipe: Pick<Recipe, 'lines'>,
  ingredientById: ReadonlyMap<string, Ingredient>,
  { units }: Pick<Vocabularies, 'units'>,
): Measure[] {
  return recipe.lines.flatMap((line) => {
    const ingredient = ingredientById.get(line.ingredient);
    const unit = units.get(line.unit);
    if (ingredient === undefined || unit === undefined) return [];
    const ml = lineVolume(line, unit.ml, ingredient.pieceMl ?? 0);
    const { id, category, strength } = ingredient;
    return ml > 0 ? [{ ingredient: id, category, strength, ml }] : [];
  });
}

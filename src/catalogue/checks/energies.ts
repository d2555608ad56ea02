import type { IngredientCategory } from '../../contracts/drinks/ingredient.ts';
import type { Draft } from '../draft.ts';
import type { Problem } from '../problem.ts';

/** What is poured for more than its alcohol; others may state an energy, as old tom gin does. */
const STATING: ReadonlySet<IngredientCategory> = new Set<IngredientCategory>([
  'beer',
  'dairy',
  'egg',
  'fortified-wine',
  'juice',
  'liqueur',
  'mixer',
  'pantry',
  'syrup',
  'wine',
]);

/** Ingredients whose energy is not stated, so that a drink would seem lighter than it is. */
export function checkEnergies({ ingredients }: Draft): Problem[] {
  return ingredients
    .filter(({ ingredient }) => STATING.has(ingredient.category) && ingredient.energy === undefined)
    .map(({ ingredient, file }) => ({
      file,
      field: 'energy',
      reason: `of "${ingredient.id}" is missing: kcal in 100 ml besides those of its alcohol`,
    }));
}

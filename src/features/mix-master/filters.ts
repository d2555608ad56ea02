import type { MixRecipe } from '../../contracts/mixIndex.ts';

/** What results are narrowed to; places as in the index. */
export interface Filters {
  spirit: number | undefined;
  taste: number | undefined;
  isAlcoholFree: boolean;
  /** Places of the allergens to avoid. */
  avoided: readonly number[];
  /** At most so many ingredients missing. */
  mostMissing: number | undefined;
}

export const NO_FILTERS: Filters = {
  spirit: undefined,
  taste: undefined,
  isAlcoholFree: false,
  avoided: [],
  mostMissing: undefined,
};

/** Whether a recipe passes, by what it is; how much is missing depends on the shelf. */
export function passes(recipe: MixRecipe, { spirit, taste, isAlcoholFree, avoided }: Filters): boolean {
  return (
    (spirit === undefined || recipe.spirit === spirit) &&
    (taste === undefined || recipe.taste === taste) &&
    (!isAlcoholFree || recipe.isAlcoholFree === true) &&
    !avoided.some((allergen) => recipe.allergens?.includes(allergen))
  );
}

import type { MixRecipe } from '../../contracts/shelf/mixIndex.ts';
import type { DietaryFacts } from '../../domain/diet/dietary.ts';
import { isAllowed, NOTHING_EXCLUDED, type Exclusion } from '../../domain/diet/exclusion.ts';

/** What results are narrowed to; places as in the index. */
export interface Filters {
  spirit: number | undefined;
  taste: number | undefined;
  /** What must not be in it. */
  exclusion: Exclusion;
  /** At most so many ingredients missing. */
  mostMissing: number | undefined;
}

export const NO_FILTERS: Filters = {
  spirit: undefined,
  taste: undefined,
  exclusion: NOTHING_EXCLUDED,
  mostMissing: undefined,
};

/** Whether a recipe passes, by what it is; how much is missing depends on the shelf. */
export function passes(
  recipe: Pick<MixRecipe, 'spirit' | 'taste'>,
  facts: DietaryFacts,
  { spirit, taste, exclusion }: Filters,
): boolean {
  return (
    (spirit === undefined || recipe.spirit === spirit) &&
    (taste === undefined || recipe.taste === taste) &&
    isAllowed(facts, exclusion)
  );
}

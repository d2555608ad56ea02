import type { MixRecipe } from '../../contracts/shelf/mixIndex.ts';
import type { OwnFilter } from '../../domain/drink-log/ownFilter.ts';
import type { FacetFilter } from '../../domain/search/facets.ts';
import type { DietaryFacts } from '../../domain/diet/dietary.ts';
import { isAllowed, NOTHING_EXCLUDED, type Exclusion } from '../../domain/diet/exclusion.ts';

/** What results are narrowed to; places as in the index. */
export interface Filters {
  spirit: number | undefined;
  /** Choices of facets, "taste:sour". */
  terms: readonly string[];
  /** What must not be in it. */
  exclusion: Exclusion;
  /** What the reader's own log has to say. */
  own: OwnFilter | undefined;
  /** At most so many ingredients missing. */
  mostMissing: number | undefined;
}

export const NO_FILTERS: Filters = {
  spirit: undefined,
  terms: [],
  exclusion: NOTHING_EXCLUDED,
  own: undefined,
  mostMissing: undefined,
};

/**
 * Whether a recipe passes, by what it is; how much is missing depends on the shelf.
 *
 * @param keptOutBy of the chosen terms
 */
export function passes(
  recipe: Pick<MixRecipe, 'spirit' | 'terms'>,
  facts: DietaryFacts,
  { spirit, exclusion }: Filters,
  keptOutBy: FacetFilter,
): boolean {
  return (
    (spirit === undefined || recipe.spirit === spirit) &&
    keptOutBy(recipe.terms ?? []).length === 0 &&
    isAllowed(facts, exclusion)
  );
}

import type { MixIndex } from '../../contracts/shelf/mixIndex.ts';
import { countTerms, createFacetFilter } from '../../domain/search/facets.ts';

/** By which a drink of the catalogue can be found for a menu. */
export const CHOSEN_FACETS = ['strength', 'taste', 'diet'] as const;

export interface DrinkFilterState {
  /** Id of a base spirit; empty for any. */
  spirit: string;
  /** "taste:sour", by facet; empty for any. */
  terms: Readonly<Record<(typeof CHOSEN_FACETS)[number], string>>;
  isFromShelf: boolean;
}

export const NO_DRINK_FILTERS: DrinkFilterState = {
  spirit: '',
  terms: { strength: '', taste: '', diet: '' },
  isFromShelf: false,
};

/**
 * The drinks that pass, by their ids; undefined where all do. An own drink is in no list of tastes, so that only the shelf
 * and the spirit could let it pass: it does not.
 */
export function filterDrinks(
  { spirits, terms, recipes }: Pick<MixIndex, 'spirits' | 'terms' | 'recipes'>,
  { spirit, terms: chosen, isFromShelf }: DrinkFilterState,
  onShelf: ReadonlySet<string>,
): ReadonlySet<string> | undefined {
  const wanted = Object.values(chosen).filter(Boolean);
  if (spirit === '' && wanted.length === 0 && !isFromShelf) return undefined;
  const keptOutBy = createFacetFilter(terms, wanted);
  const passing = listBesideTerms({ spirits, recipes }, { spirit, isFromShelf }, onShelf).filter(
    (recipe) => keptOutBy(recipe.terms ?? []).length === 0,
  );
  return new Set(passing.map(({ id }) => id));
}

/** How many drinks there would be with each term of the index. */
export function countDrinks(
  index: Pick<MixIndex, 'spirits' | 'terms' | 'recipes'>,
  filters: DrinkFilterState,
  onShelf: ReadonlySet<string>,
): number[] {
  const drinks = listBesideTerms(index, filters, onShelf).map(({ terms = [] }) => terms);
  return countTerms(index.terms, drinks, Object.values(filters.terms).filter(Boolean));
}

/** What spirit and shelf let through. */
function listBesideTerms(
  { spirits, recipes }: Pick<MixIndex, 'spirits' | 'recipes'>,
  { spirit, isFromShelf }: Pick<DrinkFilterState, 'spirit' | 'isFromShelf'>,
  onShelf: ReadonlySet<string>,
): MixIndex['recipes'] {
  return recipes.filter(
    (recipe) =>
      (spirit === '' || spirits[recipe.spirit ?? -1]?.id === spirit) &&
      (!isFromShelf || onShelf.has(recipe.id)),
  );
}

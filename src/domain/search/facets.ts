import type { Facet } from '../../contracts/search/facets.ts';

/** One choice of a facet. */
export interface FacetTerm {
  facet: Facet;
  /** Told apart within its facet. */
  id: string;
}

/** Facets of which a drink meets every choice; of the others it meets one. */
const EVERY: ReadonlySet<Facet> = new Set<Facet>(['diet']);

/** How a choice is written in a query: "taste:sour". */
export function termKey({ facet, id }: FacetTerm): string {
  return `${facet}:${id}`;
}

/** Tells of a drink, by the places of its terms, which facets keep it out. */
export type FacetFilter = (places: readonly number[]) => readonly Facet[];

/** The filter of some choices; those that no drink has are passed over. */
export function createFacetFilter(terms: readonly FacetTerm[], chosen: readonly string[]): FacetFilter {
  const wanted = new Map<Facet, number[]>();
  terms.forEach((term, place) => {
    if (chosen.includes(termKey(term))) wanted.set(term.facet, [...(wanted.get(term.facet) ?? []), place]);
  });
  return (places) =>
    [...wanted].flatMap(([facet, some]) => {
      const meets = (place: number) => places.includes(place);
      return (EVERY.has(facet) ? some.every(meets) : some.some(meets)) ? [] : [facet];
    });
}

/**
 * How many drinks there would be with each choice: of a facet of which one will do, beside those that are chosen there.
 *
 * @param drinks those that everything else lets through: the places of their terms
 */
export function countTerms(
  terms: readonly FacetTerm[],
  drinks: readonly (readonly number[])[],
  chosen: readonly string[],
): number[] {
  const counts = terms.map(() => 0);
  const keptOutBy = createFacetFilter(terms, chosen);
  for (const places of drinks) {
    const barriers = keptOutBy(places);
    if (barriers.length > 1) continue;
    for (const place of places) {
      const facet = terms[place]?.facet;
      if (facet === undefined) continue;
      const isCounted = barriers.length === 0 || (barriers[0] === facet && !EVERY.has(facet));
      if (isCounted) counts[place] = (counts[place] ?? 0) + 1;
    }
  }
  return counts;
}

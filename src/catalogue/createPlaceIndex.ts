import { EntryMap } from './entryMap.ts';

/** Tells the place of each term in a list by its id. */
export function createPlaceIndex(terms: readonly { id: string }[]): (id: string) => number {
  const places = new EntryMap(terms.map(({ id }, place) => [id, place]));
  return (id) => places.entry(id);
}

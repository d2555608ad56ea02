import type { WishSearch } from '../../contracts/search/wishSearch.ts';
import type { DrinkSearch, Found } from './createDrinkSearch.ts';

/** What a sentence was read as, and the drinks that keep to it. */
export type Reading = Pick<WishSearch, 'wishes' | 'drinks' | 'rest' | 'isSentence' | 'isFromShelf'>;

/** Whether a search is worth reading: one word is a name. */
export function mayBeSentence(search: string): boolean {
  return /\S\s+\S/.test(search.trim());
}

/**
 * Whether a reading decides: it says more than names of ingredients do, or names find nothing.
 *
 * @param isNamed whether drinks carry the search in their names
 */
export function isReadingUsed({ wishes, isSentence }: Reading, isNamed: boolean): boolean {
  return wishes.length > 0 && (isSentence || !isNamed);
}

/** The drinks that keep to a sentence, in its order; words that were not read may be names of what is in them. */
export function findByReading(
  { drinks, rest }: Reading,
  placeOf: ReadonlyMap<string, number>,
  search: DrinkSearch,
): Found {
  const named = rest === '' ? undefined : search(rest);
  const names = named?.isNamed ? new Set(named.fitting) : undefined;
  const fitting = drinks.flatMap((id) => placeOf.get(id) ?? []);
  return { fitting: names ? fitting.filter((place) => names.has(place)) : fitting, near: [], isNamed: true };
}

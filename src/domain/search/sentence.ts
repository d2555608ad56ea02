import type { WishSearch } from '../../contracts/search/wishSearch.ts';
import { MOST_NEAR, type DrinkSearch, type Found } from './createDrinkSearch.ts';

/** What a sentence was read as, and the drinks that keep to it. */
export type Reading = Pick<
  WishSearch,
  | 'wishes'
  | 'drinks'
  | 'isNear'
  | 'missed'
  | 'rest'
  | 'isSentence'
  | 'isOther'
  | 'isAsked'
  | 'isWord'
  | 'isFromShelf'
>;

const SHORTEST_WORD = 4;
/** Names that a word has where it may still be rather a wish: "tiki". */
const FEW_NAMES = 3;

/** Whether a search is worth reading. */
export function mayBeSentence(search: string): boolean {
  return search.trim().length >= SHORTEST_WORD;
}

/**
 * Whether a reading decides: it says more than names of ingredients do, or names find nothing.
 *
 * @param byNames what the search finds by names
 */
export function isReadingUsed(
  { wishes, drinks, isNear, rest, isSentence, isWord, isOther, isAsked }: Reading,
  byNames: Found,
  placeOf: ReadonlyMap<string, number>,
): boolean {
  if (wishes.length === 0 || (isWord && byNames.isNamed && byNames.fitting.length > FEW_NAMES)) return false;
  // Names may answer what wishes cannot: "Gluehwein ohne Alkohol".
  const isFoundByName = byNames.isNamed && byNames.fitting.length > 0;
  if (isNear && !isAsked && (isFoundByName || (drinks.length === 0 && !isSentence))) return false;
  // A name that is found by a part of a word has not what is wished: "Moscow Mule" with ginger, for gin.
  if (isOther && !drinks.some((id) => placeOf.get(id) === byNames.fitting[0])) return true;
  // Names find what is meant in spite of a slip: "pornstar martnini".
  const isName = rest !== '' || wishes.every(({ key }) => key === 'like');
  const isFound = byNames.isNamed || (isName && byNames.fitting.length > 0);
  return isSentence || !isFound;
}

/**
 * The drinks that keep to a sentence, in its order; words that were not read may be names of what is in them, where one
 * of these drinks has them. Words that nothing came of are told.
 */
export function findByReading(
  { drinks, isNear, missed = [], rest }: Reading,
  placeOf: ReadonlyMap<string, number>,
  search: DrinkSearch,
): Found {
  const found = drinks.flatMap((id) => placeOf.get(id) ?? []);
  if (isNear) return { fitting: [], near: found.slice(0, MOST_NEAR), missed, isNamed: true, unread: rest };
  const named = rest === '' ? undefined : search(rest);
  const names = new Set(named?.isNamed ? named.fitting : []);
  const both = found.filter((place) => names.has(place));
  return both.length > 0
    ? { fitting: both, near: [], isNamed: true, unread: '' }
    : { fitting: found, near: [], isNamed: true, unread: rest };
}

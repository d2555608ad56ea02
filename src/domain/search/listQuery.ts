import { FACETS } from '../../contracts/search/facets.ts';
import { DRINK_ORDERS, type DrinkOrder } from '../drinks/drinkOrder.ts';
import { OWN_FILTERS, type OwnFilter } from '../drink-log/ownFilter.ts';
import { termKey } from './facets.ts';

/** What a reader asks of a list. */
export interface ListQuery {
  search: string;
  /** Keys of wishes that were read from the search and taken away. */
  taken: readonly string[];
  /** Id of a spirit; empty for all. */
  spirit: string;
  /** The order while nothing is searched for. */
  sort: DrinkOrder;
  /** The order while something is. */
  searchSort: SearchOrder;
  type: DrinkType | '';
  /** Words of the quick ingredient chips; a drink has to have each. */
  ingredients: readonly string[];
  /** Choices of facets (facets.ts), "taste:sour". */
  terms: readonly string[];
  /** Ids of ingredients that have to be in it. */
  things: readonly string[];
  /** Whether only what the shelf makes is wanted. */
  isFromShelf: boolean;
  /** What the reader's own log has to say; empty for anything. */
  own: OwnFilter | '';
  /** For how many the recipes are opened; nothing for one. */
  guests: number | undefined;
}

/** The orders of what a search finds: the best match first, unless the reader chooses another. */
export const SEARCH_ORDERS = ['relevance', ...DRINK_ORDERS] as const;
export type SearchOrder = (typeof SEARCH_ORDERS)[number];

export const DRINK_TYPES = ['cocktails', 'mocktails'] as const;
export type DrinkType = (typeof DRINK_TYPES)[number];

/** What a list can be asked for; an address that asks for something else is read as if it did not. */
export interface ListOffer {
  spirits: readonly { id: string }[];
  chips: readonly { id: string }[];
  /** Whether it tells cocktails from mocktails. */
  hasTypes: boolean;
}

/** The list as it is, asked for nothing. */
export const WHOLE_LIST: ListQuery = {
  search: '',
  taken: [],
  spirit: '',
  sort: 'popularity',
  searchSort: 'relevance',
  type: '',
  ingredients: [],
  terms: [],
  things: [],
  isFromShelf: false,
  own: '',
  guests: undefined,
};

/** Characters of a search that count. */
export const SEARCH_LENGTH = 80;

/** The names in the address. */
const NAMES = {
  search: 'q',
  spirit: 'spirit',
  sort: 'sort',
  /** The order to which the list returns after a search. */
  sortBefore: 'before',
  type: 'type',
  ingredients: 'ingredient',
  things: 'with',
  isFromShelf: 'shelf',
  own: 'mine',
  guests: 'for',
  taken: 'not',
} as const;
/** How many choices of an address count, and numbers of guests that may be chosen. */
const MAX_CHOICES = 12;
export const GUESTS = [2, 4, 6, 8] as const;
/** What the script in `beforeList.ts` knows a list by that is asked for something. */
export const QUERY_NAMES: readonly string[] = [...Object.values(NAMES), ...FACETS];

/** Reads the query of an address; what the list does not offer is ignored. */
export function readQuery(address: string, { spirits, chips, hasTypes }: ListOffer): ListQuery {
  const values = new URLSearchParams(address);
  const one = (name: keyof typeof NAMES) => values.get(NAMES[name]) ?? '';
  const search = one('search').slice(0, SEARCH_LENGTH);
  const hasSearch = search.trim() !== '';
  const sort = one(hasSearch ? 'sortBefore' : 'sort');
  const searchSort = hasSearch ? one('sort') : '';
  const type = hasTypes ? DRINK_TYPES.find((known) => known === one('type')) : undefined;
  return {
    search,
    taken: hasSearch ? keysIn(values) : [],
    spirit: spirits.find(({ id }) => id === one('spirit'))?.id ?? '',
    sort: DRINK_ORDERS.find((known) => known === sort) ?? WHOLE_LIST.sort,
    searchSort: SEARCH_ORDERS.find((known) => known === searchSort) ?? WHOLE_LIST.searchSort,
    type: type ?? '',
    ingredients: chips.map(({ id }) => id).filter((id) => values.getAll(NAMES.ingredients).includes(id)),
    terms: FACETS.flatMap((facet) => slugsIn(values, facet).map((id) => termKey({ facet, id }))),
    things: slugsIn(values, NAMES.things),
    isFromShelf: one('isFromShelf') !== '',
    own: OWN_FILTERS.find((filter) => filter === one('own')) ?? '',
    guests: GUESTS.find((count) => String(count) === one('guests')),
  };
}

/** Keys of wishes in an address: "taste:sweet". */
function keysIn(values: URLSearchParams): string[] {
  const keys = values.getAll(NAMES.taken).filter((key) => key !== '' && key.length <= 80);
  return [...new Set(keys)].slice(0, MAX_CHOICES);
}

/** What an address chooses by a name; what the list does not know is passed over by its filter. */
function slugsIn(values: URLSearchParams, name: string): string[] {
  const slugs = values.getAll(name).filter((value) => /^[a-z0-9-]{1,60}$/.test(value));
  return [...new Set(slugs)].slice(0, MAX_CHOICES);
}

/**
 * The address's query for a list; whatever else it held stays.
 *
 * @example writeQuery('?ref=mail', { ...WHOLE_LIST, spirit: 'gin' }) // '?ref=mail&spirit=gin'
 */
export function writeQuery(address: string, query: ListQuery): string {
  const values = new URLSearchParams(address);
  for (const name of QUERY_NAMES) values.delete(name);
  const search = query.search.trim();
  if (search !== '') values.set(NAMES.search, search);
  if (query.spirit !== '') values.set(NAMES.spirit, query.spirit);
  if (isSearched(query) && query.searchSort !== WHOLE_LIST.searchSort)
    values.set(NAMES.sort, query.searchSort);
  if (query.sort !== WHOLE_LIST.sort)
    values.set(isSearched(query) ? NAMES.sortBefore : NAMES.sort, query.sort);
  if (query.type !== '') values.set(NAMES.type, query.type);
  for (const word of query.ingredients) values.append(NAMES.ingredients, word);
  for (const term of query.terms) {
    const [facet = '', id = ''] = term.split(':');
    values.append(facet, id);
  }
  for (const id of query.things) values.append(NAMES.things, id);
  if (search !== '') for (const key of query.taken) values.append(NAMES.taken, key);
  if (query.isFromShelf) values.set(NAMES.isFromShelf, '1');
  if (query.own !== '') values.set(NAMES.own, query.own);
  if (query.guests !== undefined) values.set(NAMES.guests, String(query.guests));
  const text = values.toString();
  return text === '' ? '' : `?${text}`;
}

/** Whether a list is searched. */
export function isSearched({ search }: ListQuery): boolean {
  return search.trim() !== '';
}

/** The order that a list stands in. */
export function getOrder(query: ListQuery): SearchOrder {
  return isSearched(query) ? query.searchSort : query.sort;
}

/** A query after a change; whoever takes the search back has the order from before it, and the next one begins anew. */
export function changeQuery(query: ListQuery, change: Partial<ListQuery>): ListQuery {
  const isOther = change.search !== undefined && change.search.trim() !== query.search.trim();
  // Of another sentence nothing has been taken away yet.
  const next = { ...query, ...(isOther && { taken: [] }), ...change };
  return isSearched(next) ? next : { ...next, searchSort: WHOLE_LIST.searchSort };
}

/** A query in another order, which holds for the search while there is one. */
export function inOrder(query: ListQuery, order: string): Partial<ListQuery> {
  if (isSearched(query))
    return { searchSort: SEARCH_ORDERS.find((known) => known === order) ?? WHOLE_LIST.searchSort };
  return { sort: DRINK_ORDERS.find((known) => known === order) ?? WHOLE_LIST.sort };
}

/** Whether a list is asked for anything but itself. */
export function hasFilters(query: ListQuery): boolean {
  return writeQuery('', query) !== '';
}

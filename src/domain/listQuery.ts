import { DRINK_ORDERS, type DrinkOrder } from './drinkOrder.ts';

/** What a reader asks of a list. */
export interface ListQuery {
  search: string;
  /** Id of a spirit; empty for all. */
  spirit: string;
  sort: DrinkOrder;
  type: DrinkType | '';
  /** Words of the quick ingredient chips; a drink has to have each. */
  ingredients: readonly string[];
}

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
export const WHOLE_LIST: ListQuery = { search: '', spirit: '', sort: 'name', type: '', ingredients: [] };

/** Characters of a search that count. */
export const SEARCH_LENGTH = 80;

/** The names in the address. */
const NAMES = {
  search: 'q',
  spirit: 'spirit',
  sort: 'sort',
  type: 'type',
  ingredients: 'ingredient',
} as const;
/** What the script in `beforeList.ts` knows a list by that is asked for something. */
export const QUERY_NAMES: readonly string[] = Object.values(NAMES);

/** Reads the query of an address; what the list does not offer is ignored. */
export function readQuery(address: string, { spirits, chips, hasTypes }: ListOffer): ListQuery {
  const values = new URLSearchParams(address);
  const one = (name: keyof typeof NAMES) => values.get(NAMES[name]) ?? '';
  const type = hasTypes ? DRINK_TYPES.find((known) => known === one('type')) : undefined;
  return {
    search: one('search').slice(0, SEARCH_LENGTH),
    spirit: spirits.find(({ id }) => id === one('spirit'))?.id ?? '',
    sort: DRINK_ORDERS.find((known) => known === one('sort')) ?? WHOLE_LIST.sort,
    type: type ?? '',
    ingredients: chips.map(({ id }) => id).filter((id) => values.getAll(NAMES.ingredients).includes(id)),
  };
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
  if (query.sort !== WHOLE_LIST.sort) values.set(NAMES.sort, query.sort);
  if (query.type !== '') values.set(NAMES.type, query.type);
  for (const word of query.ingredients) values.append(NAMES.ingredients, word);
  const text = values.toString();
  return text === '' ? '' : `?${text}`;
}

/** Whether a list is asked for anything but itself. */
export function isAsked(query: ListQuery): boolean {
  return writeQuery('', query) !== '';
}

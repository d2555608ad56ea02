import { DRINK_LIST_LIMITS } from '../../contracts/drink-lists/drinkListLimits.ts';
import { isListOfTexts, isRecord } from '../lib/shapes.ts';
import { mergeShelves } from '../shelf/mergeShelves.ts';

/** A list of drinks, in the order of its reader. */
export interface DrinkList {
  id: string;
  name: string;
  /** Ids of recipes, each once. */
  drinks: readonly string[];
  /** Whether all of the household have it, and may change it. */
  isAtHome?: true;
}

export type DrinkLists = readonly DrinkList[];

/** A list as the account has it. */
export interface VersionedList extends DrinkList {
  version: number;
}

/** How a list changed; without a name it goes. */
export interface ListChange extends Omit<VersionedList, 'name'> {
  name: string | null;
}

const LIST_ID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const DRINK_ID = /^\d{1,10}$/;

/** The name of a list as it is stored; undefined where nothing is left of it. */
export function readListName(text: string): string | undefined {
  const words = text.toWellFormed().replaceAll('\0', '').trim().replace(/\s+/g, ' ');
  const name = [...words].slice(0, DRINK_LIST_LIMITS.name).join('').trim();
  return name === '' ? undefined : name;
}

export function findList(lists: DrinkLists, id: string): DrinkList | undefined {
  return lists.find((list) => list.id === id);
}

/** The lists with one in the place of that with its id, or at the end. */
export function putList(lists: DrinkLists, list: DrinkList): DrinkLists {
  return findList(lists, list.id) === undefined
    ? [...lists, list]
    : lists.map((other) => (other.id === list.id ? list : other));
}

export function removeList(lists: DrinkLists, id: string): DrinkLists {
  return lists.filter((list) => list.id !== id);
}

/** Adds a drink at the end of a list, or takes it out. A full list stays as it is. */
export function toggleDrink(list: DrinkList, drinkId: string, isWanted: boolean): DrinkList {
  const others = list.drinks.filter((id) => id !== drinkId);
  if (!isWanted) return { ...list, drinks: others };
  const isThere = others.length < list.drinks.length;
  return isThere || isFull(list) ? list : { ...list, drinks: [...others, drinkId] };
}

/** The list for all of the household, or for its reader alone. */
export function placeList({ isAtHome: _, ...list }: DrinkList, isWanted: boolean): DrinkList {
  return isWanted ? { ...list, isAtHome: true } : list;
}

export const isFull = ({ drinks }: DrinkList) => drinks.length >= DRINK_LIST_LIMITS.drinks;

/** Moves a drink by so many places; at an end it stays. */
export function moveDrink(list: DrinkList, drinkId: string, by: number): DrinkList {
  const from = list.drinks.indexOf(drinkId);
  const to = Math.min(Math.max(from + by, 0), list.drinks.length - 1);
  if (from === -1 || from === to) return list;
  const drinks = list.drinks.filter((id) => id !== drinkId);
  drinks.splice(to, 0, drinkId);
  return { ...list, drinks };
}

/** Reads stored lists. What is no list or no drink is left out; undefined where the value holds no lists at all. */
export function asDrinkLists(value: unknown): DrinkLists | undefined {
  if (!Array.isArray(value)) return undefined;
  const lists = value.flatMap((stored: unknown): DrinkList[] => {
    if (!isRecord(stored)) return [];
    const { id, name, drinks, isAtHome } = stored;
    const title = typeof name === 'string' ? readListName(name) : undefined;
    if (typeof id !== 'string' || !LIST_ID.test(id) || title === undefined || !isListOfTexts(drinks))
      return [];
    const ids = [...new Set(drinks.filter((drink) => DRINK_ID.test(drink)))];
    return [
      placeList({ id, name: title, drinks: ids.slice(0, DRINK_LIST_LIMITS.drinks) }, isAtHome === true),
    ];
  });
  return [...new Map(lists.map((list) => [list.id, list])).values()];
}

/**
 * Brings the lists of a browser and those of the account together. What one side changed since they last met holds; a
 * name and an order that both changed are those of this browser. A list that one side deleted stays where the other
 * changed it meanwhile.
 *
 * @param agreed what both held when they last met
 */
export function mergeLists(local: DrinkLists, remote: DrinkLists, agreed: DrinkLists = []): DrinkLists {
  const ids = new Set([...remote, ...local].map(({ id }) => id));
  return [...ids].flatMap((id) => {
    const [here, there, before] = [findList(local, id), findList(remote, id), findList(agreed, id)];
    if (here !== undefined && there !== undefined) return [mergeList(here, there, before)];
    const only = here ?? there;
    if (only === undefined || (before !== undefined && isSame(only, before))) return [];
    return [placeList({ id, name: only.name, drinks: only.drinks }, only.isAtHome === true)];
  });
}

/** What makes the account's lists those that are wanted. */
export function listListChanges(stored: readonly VersionedList[], wanted: DrinkLists): ListChange[] {
  const gone = stored.filter(({ id }) => findList(wanted, id) === undefined);
  return [
    ...gone.map(({ id, version }) => ({ id, version, name: null, drinks: [] })),
    ...wanted.flatMap((list) => {
      const before = stored.find(({ id }) => id === list.id);
      const isKnown = before !== undefined && isSame(before, list);
      return isKnown ? [] : [{ ...list, version: before?.version ?? 0 }];
    }),
  ];
}

function mergeList(here: DrinkList, there: DrinkList, before: DrinkList | undefined): DrinkList {
  const drinks = new Set(mergeShelves(here.drinks, there.drinks, before?.drinks));
  const isOrderedHere = before === undefined || !isSameOrder(here.drinks, before.drinks);
  const [first, second] = isOrderedHere ? [here.drinks, there.drinks] : [there.drinks, here.drinks];
  const inOrder = [...new Set([...first, ...second])].filter((id) => drinks.has(id));
  const list = {
    id: here.id,
    name: here.name === before?.name ? there.name : here.name,
    drinks: inOrder.slice(0, DRINK_LIST_LIMITS.drinks),
  };
  return placeList(list, (here.isAtHome === before?.isAtHome ? there : here).isAtHome === true);
}

/** Whether what both have stands in the same order. */
function isSameOrder(one: readonly string[], other: readonly string[]): boolean {
  const common = one.filter((id) => other.includes(id));
  return other.filter((id) => one.includes(id)).every((id, place) => id === common[place]);
}

function isSame(one: DrinkList, other: DrinkList): boolean {
  return (
    one.name === other.name && one.isAtHome === other.isAtHome && one.drinks.join() === other.drinks.join()
  );
}

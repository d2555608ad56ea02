import { DRINK_LIST_LIMITS } from '../contracts/drink-lists/drinkListLimits.ts';
import {
  asDrinkLists,
  findList,
  putList,
  type DrinkList,
  type DrinkLists,
} from '../domain/drink-lists/drinkLists.ts';
import { json, persistent } from '../lib/persistent.ts';

const NOTHING: DrinkLists = [];

/** The reader's lists of drinks of this browser. */
export const $drinkLists = persistent('mixmaster-lists', NOTHING, json(asDrinkLists));

/** Puts lists in the place of those that this browser holds. */
export function storeLists(lists: DrinkLists): void {
  $drinkLists.set(lists.length === 0 ? NOTHING : lists);
}

/** Changes a list, if it is still there. */
export function changeList(id: string, change: (list: DrinkList) => DrinkList): void {
  const lists = $drinkLists.get();
  const list = findList(lists, id);
  if (list !== undefined) storeLists(putList(lists, change(list)));
}

/** Adds a list at the end; undefined where there are as many as there may be. */
export function addList(name: string, drinks: readonly string[] = []): DrinkList | undefined {
  const lists = $drinkLists.get();
  if (lists.length >= DRINK_LIST_LIMITS.lists) return undefined;
  const list = { id: crypto.randomUUID(), name, drinks: drinks.slice(0, DRINK_LIST_LIMITS.drinks) };
  storeLists([...lists, list]);
  return list;
}

import { addNeeds, asShoppingList, type Need, type ShoppingItem } from '../domain/shopping/shoppingList.ts';
import { json, persistent } from '../lib/persistent.ts';

const NOTHING: readonly ShoppingItem[] = [];

/** What this browser has on its shopping list, in the order in which it was added. */
export const $shoppingList = persistent('mixmaster-shopping', NOTHING, json(asShoppingList));

/** Puts these items in the place of those of the list. */
export function storeShoppingList(list: readonly ShoppingItem[]): void {
  $shoppingList.set(list.length === 0 ? NOTHING : list);
}

/** @returns how many things had no room on the list */
export function addToShoppingList(needs: readonly Need[]): number {
  const { list, refused } = addNeeds($shoppingList.get(), needs);
  storeShoppingList(list);
  return refused;
}

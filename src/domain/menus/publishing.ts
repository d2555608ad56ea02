import type { Menu } from '../../contracts/menus/menu.ts';
import { isEqual } from '../lib/changes.ts';
import { listMenuDrinks } from './listMenuDrinks.ts';

/** What decides which prices a guest reads. */
type Priced = Pick<Menu, 'currency' | 'priceLists' | 'sections'>;

/** Milliseconds that a menu is planned ahead at most, as the database has it (menu_publications.sql). */
const MOST_AHEAD = 365 * 86_400_000;

/** Whether prices can go live without the rest: some differ, in the currency and the price lists that guests read. */
export function hasOtherPricesAlone(live: Priced, after: Priced): boolean {
  const shown = new Map(listMenuDrinks(live).map(({ cocktailId, prices }) => [cocktailId, prices]));
  return (
    live.currency === after.currency &&
    isEqual(live.priceLists, after.priceLists) &&
    listMenuDrinks(after).some(({ cocktailId, prices }) => {
      const before = shown.get(cocktailId);
      return before !== undefined && !isEqual(before, prices);
    })
  );
}

/**
 * Whether a menu can go live at a time: one that lies ahead, within a year.
 *
 * @param time as a field of the browser gives it, "2026-12-24T18:00" in local time; '' is none
 * @param now milliseconds since 1970
 */
export function isPlannable(time: string, now: number): boolean {
  const wait = new Date(time).getTime() - now;
  return wait > 0 && wait <= MOST_AHEAD;
}

import type { DrinkSearch } from '../../domain/search/createDrinkSearch.ts';
import type { KnownDrink } from './loadMenuDrinks.ts';

/** What the list of drinks is narrowed to; no category is all of them. */
export interface DrinkFilter {
  search: string;
  category: number | undefined;
  /** Ids of those that other filters let through; absent where they let all. */
  passing?: ReadonlySet<string> | undefined;
}

/** Drinks that are offered where none fits. */
const MOST_NEAR = 3;

/**
 * The drinks that a text asks for, the likeliest first, in the category and filters chosen.
 *
 * @param search over these drinks
 * @returns the drinks; where there is none, up to three others: those that fit the text but are left out,
 *   then the nearest to it
 */
export function chooseMenuDrinks(
  { drinks, search }: { drinks: readonly KnownDrink[]; search: DrinkSearch },
  filter: DrinkFilter,
): { found: readonly KnownDrink[]; near: readonly KnownDrink[] } {
  const isChosen = ({ id, category }: KnownDrink) =>
    (filter.category === undefined || category === filter.category) && filter.passing?.has(id) !== false;
  if (filter.search.trim() === '') return { found: drinks.filter(isChosen), near: [] };
  const { fitting, near } = search(filter.search);
  const drinksAt = (places: readonly number[]) => places.flatMap((place) => drinks[place] ?? []);
  const found = drinksAt(fitting).filter(isChosen);
  return { found, near: found.length > 0 ? [] : drinksAt([...fitting, ...near].slice(0, MOST_NEAR)) };
}

import type { ListedDrink, ListIndex } from '../../contracts/listIndex.ts';
import { COMPARE_DRINKS, DRINK_ORDERS, type DrinkOrder } from '../../domain/drinkOrder.ts';
import type { ListQuery } from '../../domain/listQuery.ts';
import { createDrinkSearch } from './searchDrinks.ts';

/** Gives the drinks that a query asks for, in its order. */
export type DrinkChooser = (query: ListQuery) => ListedDrink[];

/**
 * Prepares the choice among the drinks of a list. With a search, drinks named for it come before those that
 * contain it, each group in the chosen order.
 */
export function createDrinkChooser(index: ListIndex): DrinkChooser {
  const search = createDrinkSearch(index);
  const chips = index.drinks.map(
    ({ ingredients, garnishes = [] }) =>
      new Set([...ingredients, ...garnishes].flatMap((place) => index.ingredients[place]?.chips ?? [])),
  );
  const listed = index.drinks.map((drink, place) => ({ drink, place }));
  const inOrder = new Map(
    DRINK_ORDERS.map((order): [DrinkOrder, typeof listed] => [
      order,
      [...listed].sort((a, b) => COMPARE_DRINKS[order](a.drink, b.drink)),
    ]),
  );
  return (query) => {
    const found = query.search.trim() === '' ? undefined : search(query.search);
    const chosen = (inOrder.get(query.sort) ?? listed).filter(
      ({ drink, place }) =>
        (found === undefined || found.has(place)) &&
        (query.spirit === '' || drink.spirit === query.spirit) &&
        (query.type === '' || (query.type === 'mocktails') === (drink.isMocktail ?? false)) &&
        query.ingredients.every((word) => chips[place]?.has(word)),
    );
    if (found !== undefined) chosen.sort((a, b) => (found.get(a.place) ?? 0) - (found.get(b.place) ?? 0));
    return chosen.map(({ drink }) => drink);
  };
}

import type { ListedDrink, ListIndex } from '../../contracts/listIndex.ts';
import { byPopularity } from '../../domain/popular.ts';
import type { ListQuery } from './listQuery.ts';
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
      new Set([...ingredients, ...garnishes].map((place) => index.ingredients[place]?.chip)),
  );
  const inOrderOf = {
    name: index.drinks.map((_, place) => place),
    popularity: index.drinks
      .map((drink, place) => ({ drink, place }))
      .sort((a, b) => byPopularity(a.drink, b.drink))
      .map(({ place }) => place),
  };
  return (query) => {
    const found = query.search.trim() === '' ? undefined : search(query.search);
    const places = inOrderOf[query.sort].filter((place) => {
      const drink = index.drinks[place];
      return (
        (found === undefined || found.has(place)) &&
        (query.spirit === '' || drink?.spirit === query.spirit) &&
        (query.type === '' || (query.type === 'mocktails') === (drink?.isMocktail ?? false)) &&
        query.ingredients.every((word) => chips[place]?.has(word))
      );
    });
    if (found !== undefined) places.sort((a, b) => (found.get(a) ?? 0) - (found.get(b) ?? 0));
    return places.flatMap((place) => index.drinks[place] ?? []);
  };
}

import type { ListedDrink, ListIndex } from '../../contracts/drinks/listIndex.ts';
import { COMPARE_DRINKS, DRINK_ORDERS, type DrinkOrder } from '../../domain/drinks/drinkOrder.ts';
import { createDrinkSearch } from '../../domain/search/createDrinkSearch.ts';
import { isSearched, getOrder, type ListQuery } from '../../domain/search/listQuery.ts';

/** What a query finds. */
export interface Choice {
  /** The drinks that it asks for, in its order. */
  drinks: ListedDrink[];
  /** For a search without any: what it finds but the filters leave out, else the nearest; at most three. */
  near: ListedDrink[];
  /** Whether the search names drinks of this list, filtered or not. */
  isNamed: boolean;
}

/** Gives what a query finds. */
export type DrinkChooser = (query: ListQuery) => Choice;

/** Drinks that are offered where none fits. */
const MOST_NEAR = 3;

/** Prepares the choice among the drinks of a list. */
export function createDrinkChooser(index: ListIndex): DrinkChooser {
  const search = createDrinkSearch(index);
  const chips = index.drinks.map(
    ({ ingredients, garnishes = [] }) =>
      new Set([...ingredients, ...garnishes].flatMap((place) => index.ingredients[place]?.chips ?? [])),
  );
  const places = [...index.drinks.keys()];
  const drinksAt = (some: readonly number[]) => some.flatMap((place) => index.drinks[place] ?? []);
  const inOrder = new Map(
    DRINK_ORDERS.map((order): [DrinkOrder, number[]] => {
      const sorted = index.drinks
        .map((drink, place) => ({ drink, place }))
        .sort((a, b) => COMPARE_DRINKS[order](a.drink, b.drink));
      return [order, sorted.map(({ place }) => place)];
    }),
  );
  return (query) => {
    const found = isSearched(query) ? search(query.search) : undefined;
    const fits = (place: number) => {
      const drink = index.drinks[place];
      return (
        (query.spirit === '' || drink?.spirit === query.spirit) &&
        (query.type === '' || (query.type === 'mocktails') === (drink?.isMocktail ?? false)) &&
        query.ingredients.every((word) => chips[place]?.has(word))
      );
    };
    const order = getOrder(query);
    const sorted = order === 'relevance' ? (found?.fitting ?? places) : (inOrder.get(order) ?? places);
    const fitting = found && new Set(found.fitting);
    const drinks = drinksAt(sorted.filter((place) => (fitting?.has(place) ?? true) && fits(place)));
    const isNamed = found?.isNamed ?? false;
    if (drinks.length > 0 || found === undefined) return { drinks, near: [], isNamed };
    return { drinks, near: drinksAt([...found.fitting, ...found.near].slice(0, MOST_NEAR)), isNamed };
  };
}

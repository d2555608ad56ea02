import type { ListedDrink, ListIndex } from '../../contracts/drinks/listIndex.ts';
import { COMPARE_DRINKS, DRINK_ORDERS, type DrinkOrder } from '../../domain/drinks/drinkOrder.ts';
import { OWN_FILTERS, type OwnFilter } from '../../domain/drink-log/ownFilter.ts';
import type { OwnMarks } from '../../stores/ownMarks.ts';
import type { Marked } from '../../stores/shelfMarks.ts';
import { createDrinkSearch } from '../../domain/search/createDrinkSearch.ts';
import { countTerms, createFacetFilter } from '../../domain/search/facets.ts';
import { isSearched, getOrder, type ListQuery } from '../../domain/search/listQuery.ts';
import { findByReading, isReadingUsed, type Reading } from '../../domain/search/sentence.ts';
import { listAsked } from './listAsked.ts';

/** What a query finds. */
export interface Choice {
  /** The drinks that it asks for, in its order. */
  drinks: ListedDrink[];
  /** For a search without any: what it finds but the filters leave out, else the nearest; at most three. */
  near: ListedDrink[];
  /** What of a sentence the nearest miss. */
  missed: readonly string[];
  /** Whether the search names drinks of this list, filtered or not. */
  isNamed: boolean;
  /** Whether the reading of the search decides. */
  isRead: boolean;
  /** Words of the search that nothing came of. */
  unread: string;
  /** How many drinks there would be with each term of the index, each spirit, what the shelf makes, and the own log. */
  counts: {
    terms: readonly number[];
    spirits: ReadonlyMap<string, number>;
    fromShelf: number;
    own: Readonly<Record<OwnFilter, number>>;
  };
}

/** Gives what a query finds. */
export type DrinkChooser = (
  query: ListQuery,
  marked: Marked,
  reading?: Reading,
  own?: Pick<OwnMarks, 'fits'>,
) => Choice;

/** Drinks that are offered where none fits. */
const MOST_NEAR = 3;

/** Prepares the choice among the drinks of a list. */
export function createDrinkChooser(index: ListIndex): DrinkChooser {
  const search = createDrinkSearch(index);
  const chips = index.drinks.map(
    ({ ingredients, garnishes = [] }) =>
      new Set([...ingredients, ...garnishes].flatMap((place) => index.ingredients[place]?.chips ?? [])),
  );
  /** The places of an ingredient and of all its kinds. */
  const kindsOf = (id: string) => {
    const kinds = new Set<number>();
    index.ingredients.forEach((_, place) => {
      let at: number | undefined = place;
      while (at !== undefined && index.ingredients[at]?.id !== id) at = index.ingredients[at]?.parent;
      if (at !== undefined) kinds.add(place);
    });
    return kinds;
  };
  let onShelf: { marked: Marked; drinks: ReadonlySet<ListedDrink> } | undefined;
  /** What a shelf makes, worked out once for each shelf. */
  const listOnShelf = (marked: Marked) => {
    if (onShelf?.marked !== marked) {
      const drinks = index.drinks.filter((drink) => {
        const asks = listAsked(drink, index);
        return asks.length > 0 && marked(asks).size === asks.length;
      });
      onShelf = { marked, drinks: new Set(drinks) };
    }
    return onShelf.drinks;
  };
  const places = [...index.drinks.keys()];
  const placeOf = new Map(index.drinks.map(({ id }, place) => [id, place]));
  const drinksAt = (some: readonly number[]) => some.flatMap((place) => index.drinks[place] ?? []);
  const inOrder = new Map(
    DRINK_ORDERS.map((order): [DrinkOrder, number[]] => {
      const sorted = index.drinks
        .map((drink, place) => ({ drink, place }))
        .sort((a, b) => COMPARE_DRINKS[order](a.drink, b.drink));
      return [order, sorted.map(({ place }) => place)];
    }),
  );
  return (query, marked, reading, own) => {
    const byNames = isSearched(query) ? search(query.search) : undefined;
    const isRead = byNames !== undefined && reading !== undefined && isReadingUsed(reading, byNames, placeOf);
    const found = isRead ? findByReading(reading, placeOf, search) : byNames;
    const isFromShelf = query.isFromShelf || (isRead && reading.isFromShelf === true);
    const things = query.things.map((id) => kindsOf(id)).filter(({ size }) => size > 0);
    const isOfSpirit = ({ spirit }: ListedDrink) => query.spirit === '' || spirit === query.spirit;
    const isOnShelf = (drink: ListedDrink) => listOnShelf(marked).has(drink);
    const isOwn = ({ id }: ListedDrink, filter = query.own) =>
      filter === '' || own === undefined || own.fits(id, filter);
    const isChosen = (drink: ListedDrink, place: number) =>
      (query.type === '' || (query.type === 'mocktails') === (drink.isMocktail ?? false)) &&
      query.ingredients.every((word) => chips[place]?.has(word)) &&
      things.every((kinds) => drink.ingredients.some((at) => kinds.has(at)));
    const fitsBeside = (drink: ListedDrink, place: number) =>
      (fitting?.has(place) ?? true) && isChosen(drink, place);
    const fitting = found && new Set(found.fitting);
    const keptOutBy = createFacetFilter(index.terms, query.terms);
    // Whatever the facets, the spirit, the shelf and the log leave out is needed for the counts.
    const beside = new Map(
      index.drinks.flatMap((drink, place) => (fitsBeside(drink, place) ? [[place, drink] as const] : [])),
    );
    const fits = (drink: ListedDrink) =>
      isOwn(drink) &&
      isOfSpirit(drink) &&
      (!isFromShelf || isOnShelf(drink)) &&
      keptOutBy(drink.terms).length === 0;
    const order = getOrder(query);
    const sorted = order === 'relevance' ? (found?.fitting ?? places) : (inOrder.get(order) ?? places);
    const drinks = sorted.flatMap((place) => {
      const drink = beside.get(place);
      return drink && fits(drink) ? [drink] : [];
    });
    const { isNamed = false, unread = '', missed = [] } = found ?? {};
    const counts = countChoices();
    if (drinks.length > 0 || found === undefined)
      return { drinks, near: [], missed, isNamed, isRead, unread, counts };
    return {
      drinks,
      near: drinksAt([...found.fitting, ...found.near].slice(0, MOST_NEAR)),
      missed,
      isNamed,
      isRead,
      unread,
      counts,
    };

    function countChoices(): Choice['counts'] {
      const whole = [...beside.values()];
      const all = query.own === '' ? whole : whole.filter((drink) => isOwn(drink));
      const made = isFromShelf ? all.filter(isOnShelf) : all;
      const spirits = new Map<string, number>();
      for (const { spirit, terms } of made)
        if (spirit !== undefined && keptOutBy(terms).length === 0)
          spirits.set(spirit, (spirits.get(spirit) ?? 0) + 1);
      const ofLog = whole.filter(
        (drink) =>
          isOfSpirit(drink) && (!isFromShelf || isOnShelf(drink)) && keptOutBy(drink.terms).length === 0,
      );
      const countOwn = (filter: OwnFilter) => ofLog.filter((drink) => isOwn(drink, filter)).length;
      const ofSpirit = made.filter(isOfSpirit).map(({ terms }) => terms);
      return {
        terms: countTerms(index.terms, ofSpirit, query.terms),
        spirits,
        fromShelf: all.filter(
          (drink) => isOfSpirit(drink) && keptOutBy(drink.terms).length === 0 && isOnShelf(drink),
        ).length,
        own: Object.fromEntries(OWN_FILTERS.map((filter) => [filter, countOwn(filter)])) as Record<
          OwnFilter,
          number
        >,
      };
    }
  };
}

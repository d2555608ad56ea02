import type { MenuDrinkChoice, MenuDrinks } from '../../contracts/menuDrinks.ts';
import type { DrinkSearch } from '../../domain/drinkSearch/createDrinkSearch.ts';
import { loadPart } from '../../lib/lazyPart.ts';
import { readSiteFile } from '../../lib/siteFile.ts';

/** The drinks that a menu can be made of, and each by its id. */
export interface KnownDrinks extends MenuDrinks {
  search: DrinkSearch;
  byId: ReadonlyMap<string, MenuDrinkChoice>;
}

/**
 * Loads the drinks of a language.
 *
 * @param source address of their file
 * @throws Error where they do not come
 */
export async function loadMenuDrinks(source: string): Promise<KnownDrinks> {
  const [found, { createDrinkSearch }] = await Promise.all([
    readSiteFile<MenuDrinks>(source),
    loadPart(() => import('../../domain/drinkSearch/createDrinkSearch.ts')),
  ]);
  return {
    ...found,
    search: createDrinkSearch(found),
    byId: new Map(found.drinks.map((drink) => [drink.id, drink])),
  };
}

import type { Locale } from '../../contracts/site/locale.ts';
import type { Substance } from '../../contracts/diet/diet.ts';
import type { MenuDrinkChoice, MenuDrinks } from '../../contracts/menus/menuDrinks.ts';
import type { OwnDrink } from '../../contracts/own-drinks/ownDrink.ts';
import type { DrinkSearch } from '../../domain/search/createDrinkSearch.ts';
import { loadPart } from '../../lib/lazyPart.ts';
import { readSiteFile } from '../../lib/siteFile.ts';
import type { Menu } from '../../contracts/menus/menu.ts';
import { ownDrinks, readDrinkParts } from '../../stores/ownDrinks.ts';

/** A drink that a menu can have. */
export interface KnownDrink extends MenuDrinkChoice {
  /** Of an own drink: address of its drawn picture, drawn when it is first asked for. */
  drawing?: () => string;
  /** Of an own drink: what is poured; ingredients that the catalogue does not have are without id. */
  needs?: { ingredient: string | undefined; name: string }[];
  /** Of an own drink, where it is known. */
  abv?: number;
  /** Of an own drink. */
  allergens?: DrinkAllergens;
}

/** What is in a drink by its recipe, and what may be in it by the brand that is poured. */
export interface DrinkAllergens {
  contains: readonly Substance[];
  mayContain: readonly Substance[];
  /** Of an own drink: whether something in it is not known. */
  isUnstated?: boolean;
}

/** The drinks that a menu can be made of, and each by its id. */
export interface KnownDrinks extends MenuDrinks {
  drinks: KnownDrink[];
  search: DrinkSearch;
  byId: ReadonlyMap<string, KnownDrink>;
}

/** Own drinks as far as a menu tells of them. */
type ToldDrinks = NonNullable<Menu['bar']>['ownDrinks'];

/**
 * Loads the drinks of a language, and the owner's own.
 *
 * @param source address of their file
 * @param ownName of the category of own drinks
 * @param told of a menu that the reader edits for a bar: the owner's own drinks on it, in the place of the reader's
 * @throws Error where they do not come
 */
export async function loadMenuDrinks(
  source: string,
  locale: Locale,
  ownName: string,
  told?: ToldDrinks,
): Promise<KnownDrinks> {
  if (told === undefined) ownDrinks.retry();
  const [found, { createDrinkSearch }, own] = await Promise.all([
    readSiteFile<MenuDrinks>(source),
    loadPart(() => import('../../domain/search/createDrinkSearch.ts')),
    told ?? ownDrinks.load(),
  ]);
  const known = own?.length ? await withOwn(found, own, locale, ownName) : found;
  return {
    ...known,
    search: createDrinkSearch(known),
    byId: new Map(known.drinks.map((drink) => [drink.id, drink])),
  };
}

async function withOwn(
  found: MenuDrinks,
  own: ToldDrinks | readonly OwnDrink[],
  locale: Locale,
  name: string,
) {
  const [{ withOwnDrinks }, parts] = await Promise.all([
    loadPart(() => import('./ownChoices.ts')),
    readDrinkParts(locale),
  ]);
  return withOwnDrinks(found, own, { parts, locale, name });
}

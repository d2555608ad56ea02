import type { DrinkParts } from '../../contracts/drinks/drinkParts.ts';
import type { Locale } from '../../contracts/site/locale.ts';
import type { MenuDrinks } from '../../contracts/menus/menuDrinks.ts';
import type { OwnDrink } from '../../contracts/own-drinks/ownDrink.ts';
import { capitalise } from '../../domain/drinks/lineText.ts';
import { describeOwnDrink } from '../../domain/own-drinks/describeOwnDrink.ts';
import { isHouseThing, withHouseThings } from '../../domain/own-drinks/houseThings.ts';
import { byName } from '../../text/byName.ts';
import { drawnAddress } from '../own-drinks/drawnAddress.ts';
import type { KnownDrink } from './loadMenuDrinks.ts';

/** Id of the category that own drinks stand in. */
const OWN_CATEGORY = 'own';

/**
 * The drinks of a menu's owner as they are searched and chosen, before those of the catalogue and in a category of
 * their own.
 *
 * @param found the drinks of the catalogue
 * @param name of their category
 */
export function withOwnDrinks(
  found: MenuDrinks,
  drinks: readonly Omit<OwnDrink, 'note' | 'instructions' | 'after' | 'version' | 'updatedAt'>[],
  { parts, locale, name }: { parts: DrinkParts; locale: Locale; name: string },
): MenuDrinks & { drinks: KnownDrink[] } {
  const places = new Map(found.ingredients.map((ingredient, place) => [ingredient.name, place]));
  const withHouse = withHouseThings(parts, drinks, locale);
  const served = drinks.filter((drink) => !isHouseThing(drink));
  const own = served.map((drink): KnownDrink => {
    const view = describeOwnDrink(drink, withHouse, locale);
    const placesOf = (isGarnish: boolean) =>
      view.lines.flatMap((line) =>
        line.garnish === isGarnish ? (places.get(capitalise(line.name, locale)) ?? []) : [],
      );
    const garnishes = placesOf(true);
    let drawn: string | undefined;
    return {
      id: drink.id,
      name: drink.name,
      views: 0,
      category: 0,
      ingredients: placesOf(false),
      ...(garnishes.length > 0 && { garnishes }),
      ...(view.abv !== undefined && { abv: view.abv }),
      allergens: { ...view.allergens, isUnstated: view.isUnstated },
      drawing: () => (drawn ??= drawnAddress(view.look)),
      needs: view.lines.flatMap(({ ingredient, name: needed, garnish }) =>
        garnish ? [] : { ingredient, name: capitalise(needed, locale) },
      ),
    };
  });
  return {
    ...found,
    categories: [{ id: OWN_CATEGORY, name }, ...found.categories],
    drinks: [
      ...own.sort(byName(locale)),
      ...found.drinks.map((drink) => ({ ...drink, category: drink.category + 1 })),
    ],
  };
}

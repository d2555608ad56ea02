import type { Locale } from '../contracts/locale.ts';
import type { MenuDrink } from '../contracts/menu.ts';
import type { GuestDrink, GuestMenu, PublishedMenu } from '../contracts/publishedMenu.ts';
import type { LineView } from '../contracts/recipeView.ts';
import type { Catalogue } from './catalogue.ts';
import type { Drink } from './drink.ts';
import { ALWAYS_THERE } from '../domain/staples.ts';
import { capitalise } from '../domain/lineText.ts';
import { recipeView } from './recipeView.ts';

/**
 * A published menu with its drinks in the language of a guest. Drinks whose recipe is gone are left out, and so are
 * sections that have none left.
 */
export function guestMenu(menu: PublishedMenu, catalogue: Catalogue, locale: Locale): GuestMenu {
  const recipes = new Map(catalogue.recipes.map((recipe) => [recipe.id, recipe]));
  const soldOut = new Set(menu.soldOut);
  const drinkOf = (drink: MenuDrink) => {
    const recipe = recipes.get(drink.cocktailId);
    return recipe ? [guestDrink(recipe, drink, soldOut.has(recipe.id), catalogue, locale)] : [];
  };
  const { name, description, restaurantName } = menu;
  const sections = menu.sections
    .map(({ title, drinks }) => ({ title, drinks: drinks.flatMap(drinkOf) }))
    .filter(({ drinks }) => drinks.length > 0);
  return { name, description, restaurantName, sections };
}

function guestDrink(
  recipe: Drink,
  { price, note }: MenuDrink,
  isSoldOut: boolean,
  catalogue: Catalogue,
  locale: Locale,
): GuestDrink {
  const { id, name, lines, abv, diets, allergens, cautions, picture } = recipeView(recipe, catalogue, locale);
  return {
    id,
    name,
    contents: contentsOf(lines, locale),
    abv,
    alcoholFree: diets.find((diet) => diet.id === 'alcohol-free')?.name,
    allergens,
    cautions: cautions.map(({ hint }) => hint),
    picture,
    price,
    note,
    isSoldOut,
  };
}

/** By their plain names: how much of it and "to top up" is for whoever mixes the drink, and water no guest asks for. */
function contentsOf(lines: LineView[], locale: Locale): string[] {
  const poured = lines.filter(({ garnish, shelf }) => !garnish && !ALWAYS_THERE.includes(shelf.id));
  return [...new Set(poured.map(({ shelf }) => capitalise(shelf.name, locale)))];
}

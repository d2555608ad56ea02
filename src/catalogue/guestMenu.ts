import { ALLERGENS, CAUTIONS, DIET_FLAGS, type DietFlag } from '../contracts/diet.ts';
import type { Locale } from '../contracts/locale.ts';
import type { MenuDrink } from '../contracts/menu.ts';
import type { GuestChoice, GuestDrink, GuestMenu, PublishedMenu } from '../contracts/publishedMenu.ts';
import type { LineView } from '../contracts/recipeView.ts';
import type { Catalogue } from './catalogue.ts';
import { withBottles, type Drink } from './drink.ts';
import { possibleAllergens } from '../domain/dietary.ts';
import { isAllowed, NOTHING_EXCLUDED, type Exclusion } from '../domain/exclusion.ts';
import { DIET, valuesOf, WITHOUT } from '../domain/exclusionQuery.ts';
import { ALWAYS_THERE } from '../domain/staples.ts';
import { capitalise } from '../domain/lineText.ts';
import { recipeView } from './recipeView.ts';

/**
 * A published menu with its drinks in the language of a guest, as they are of the bottles that its bar pours. Drinks whose recipe is gone are left out, and so are
 * sections that have none left.
 *
 * @param exclusion what the guest avoids: drinks that hold it, or may, are left out too
 */
export function guestMenu(
  menu: PublishedMenu,
  catalogue: Catalogue,
  locale: Locale,
  exclusion = NOTHING_EXCLUDED,
): GuestMenu {
  const recipes = new Map(catalogue.recipes.map((recipe) => [recipe.id, recipe]));
  const soldOut = new Set(menu.soldOut);
  const shown: Drink[] = [];
  const drinkOf = (drink: MenuDrink) => {
    const known = recipes.get(drink.cocktailId);
    if (known === undefined) return [];
    const recipe = withBottles(known, menu.bottles, catalogue);
    shown.push(recipe);
    if (!isAllowed(recipe.dietary, exclusion)) return [];
    return [guestDrink(recipe, drink, soldOut.has(recipe.id), catalogue, locale)];
  };
  const { name, description, restaurantName } = menu;
  const sections = menu.sections
    .map(({ title, drinks }) => ({ title, drinks: drinks.flatMap(drinkOf) }))
    .filter(({ drinks }) => drinks.length > 0);
  const left = shown.filter(({ dietary }) => !isAllowed(dietary, exclusion)).length;
  return {
    name,
    description,
    restaurantName,
    sections,
    choices: choicesOf(shown, catalogue, locale, exclusion),
    left,
  };
}

/** What somebody may ask to leave out of these drinks: what is not for everybody. */
function choicesOf(
  drinks: readonly Drink[],
  { vocabularies }: Catalogue,
  locale: Locale,
  exclusion: Exclusion,
): GuestChoice[] {
  const held = new Set(drinks.flatMap(heldBy));
  const chosen = valuesOf(exclusion);
  const choices = (
    parameter: GuestChoice['parameter'],
    values: readonly string[],
    vocabulary: 'allergens' | 'cautions' | 'diets',
  ) =>
    values
      .filter((value) => held.has(value))
      .map((value) => ({
        parameter,
        value,
        name: vocabularies[vocabulary].entry(value).names[locale],
        isChosen: chosen.includes(value),
      }));
  return [
    ...choices(WITHOUT, ALLERGENS, 'allergens'),
    ...choices(WITHOUT, CAUTIONS, 'cautions'),
    ...choices(DIET, DIET_FLAGS, 'diets'),
  ];
}

/** The values by which somebody leaves a drink out, see `exclusionQuery.ts`. */
function heldBy({ dietary: { allergens, cautions, vegan, vegetarian, strength } }: Drink): string[] {
  const diets: Record<DietFlag, boolean> = {
    vegan: vegan !== 'yes',
    vegetarian: vegetarian !== 'yes',
    'alcohol-free': strength > 0,
  };
  return [...possibleAllergens(allergens), ...cautions, ...DIET_FLAGS.filter((id) => diets[id])];
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
    holds: heldBy(recipe),
  };
}

/** By their plain names: how much of it and "to top up" is for whoever mixes the drink, and water no guest asks for. */
function contentsOf(lines: LineView[], locale: Locale): string[] {
  const poured = lines.filter(({ garnish, shelf }) => !garnish && !ALWAYS_THERE.includes(shelf.id));
  return [...new Set(poured.map(({ shelf }) => capitalise(shelf.name, locale)))];
}

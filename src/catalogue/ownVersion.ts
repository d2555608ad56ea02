import type { Locale } from '../contracts/site/locale.ts';
import type { OwnRecipe } from '../contracts/own-drinks/ownDrink.ts';
import { OWN_DRINK_LIMITS } from '../contracts/own-drinks/ownDrinkLimits.ts';
import { textIn } from '../text/textIn.ts';
import type { Catalogue } from './catalogue.ts';
import type { Drink } from './drink.ts';
import { recipeView } from './recipeView.ts';

/**
 * A recipe of the catalogue as a drink of one's own begins with it, in the words of a language. Allergens and diets are
 * those of its ingredients: nothing is stated beside them.
 */
export function ownVersion(recipe: Drink, catalogue: Catalogue, locale: Locale): OwnRecipe {
  const { id, name, glass, method, ice, lines } = recipe;
  const steps = recipeView(recipe, catalogue, locale).steps.join('\n');
  return {
    name: textIn(name, locale),
    note: null,
    glass,
    method,
    ice,
    lines: lines.map(({ ingredient, unit, amount = null, garnish, optional, or }) => ({
      ingredient,
      unit,
      amount,
      garnish,
      ...(optional && { optional }),
      ...(or && { or }),
    })),
    instructions: [...steps].slice(0, OWN_DRINK_LIMITS.instructions).join(''),
    allergens: [],
    vegan: false,
    vegetarian: false,
    after: id,
    house: null,
  };
}

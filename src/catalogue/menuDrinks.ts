import { SUBSTANCES } from '../contracts/diet/diet.ts';
import type { Locale } from '../contracts/site/locale.ts';
import type { MenuDrinks } from '../contracts/menus/menuDrinks.ts';
import { byName } from '../text/byName.ts';
import type { Catalogue } from './catalogue.ts';
import { EntryMap } from './entryMap.ts';
import { pictureVersion } from './pictureView.ts';
import { createPlaceIndex } from './createPlaceIndex.ts';
import { searchedDrink, searchedIngredient, searchedIngredientIds } from './searchedDrinks.ts';

/** Cocktails and shots in one language, as one searches and chooses them for a menu. */
export function menuDrinks(catalogue: Catalogue, locale: Locale): MenuDrinks {
  const { recipes, pictures, vocabularies } = catalogue;
  const categories = [...new Set(recipes.map(({ terms }) => terms.category))]
    .map(({ id, names }) => ({ id, name: names[locale] }))
    .sort(byName(locale));
  const placeOf = createPlaceIndex(categories);
  const known = searchedIngredientIds(recipes, catalogue);
  const ingredientAt = new EntryMap(known.map((id, place) => [id, place]));
  const drinks = recipes.map((recipe) => {
    const picture = pictureVersion(pictures, recipe.id);
    return {
      ...searchedDrink(recipe, ingredientAt, locale),
      category: placeOf(recipe.category),
      ...(picture !== undefined && { picture }),
    };
  });
  return {
    categories,
    ingredients: known.map((id) => searchedIngredient(id, catalogue, ingredientAt, locale)),
    substances: SUBSTANCES.map((id) => ({ id, name: vocabularies.substances.entry(id).names[locale] })),
    drinks: drinks.sort(byName(locale)),
  };
}

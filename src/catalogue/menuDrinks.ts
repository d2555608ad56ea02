import type { Locale } from '../contracts/locale.ts';
import type { MenuDrinks } from '../contracts/menuDrinks.ts';
import { byName } from '../text/byName.ts';
import { textIn } from '../text/textIn.ts';
import type { Catalogue } from './catalogue.ts';
import { contentVersion } from './contentVersion.ts';
import { pictureVersion } from './pictureView.ts';
import { placesOf } from './placesOf.ts';

/** Cocktails and shots in one language, as one chooses them for a menu. */
export function menuDrinks({ recipes, pictures }: Catalogue, locale: Locale): MenuDrinks {
  const categories = [...new Set(recipes.map(({ terms }) => terms.category))]
    .map(({ id, names }) => ({ id, name: names[locale] }))
    .sort(byName(locale));
  const placeOf = placesOf(categories);
  const drinks = recipes.map(({ id, name: names, category }) => {
    const name = textIn(names, locale);
    const picture = pictureVersion(pictures, id);
    return {
      id,
      name,
      ...(name !== names.en && { english: names.en }),
      category: placeOf(category),
      ...(picture !== undefined && { picture }),
    };
  });
  return { categories, drinks: drinks.sort(byName(locale)) };
}

/** What the file of these drinks is asked for with. */
export function menuDrinksVersion(drinks: MenuDrinks): string {
  return contentVersion(drinks);
}

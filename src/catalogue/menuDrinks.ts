import { createHash } from 'node:crypto';
import type { Locale } from '../contracts/locale.ts';
import type { MenuDrinks } from '../contracts/menuDrinks.ts';
import { byName } from '../domain/byName.ts';
import type { Catalogue } from './catalogue.ts';
import { known } from './known.ts';
import { pictureVersion } from './pictureView.ts';

/** Cocktails and shots in one language, as one chooses them for a menu. */
export function menuDrinks({ recipes, vocabularies, pictures }: Catalogue, locale: Locale): MenuDrinks {
  const categories = [...new Set(recipes.map(({ category }) => category))]
    .map((id) => ({ id, name: known(vocabularies.categories.get(id), id).names[locale] }))
    .sort(byName(locale));
  const place = new Map(categories.map(({ id }, index) => [id, index]));
  const drinks = recipes.map(({ id, name: names, category }) => {
    const name = names[locale] ?? names.en;
    const picture = pictureVersion(pictures, id);
    return {
      id,
      name,
      ...(name !== names.en && { english: names.en }),
      category: known(place.get(category), category),
      ...(picture !== undefined && { picture }),
    };
  });
  return { categories, drinks: drinks.sort(byName(locale)) };
}

/** What the file of these drinks is asked for with, so that another content has another address. */
export function menuDrinksVersion(drinks: MenuDrinks): string {
  return createHash('sha256').update(JSON.stringify(drinks)).digest('hex').slice(0, 8);
}

import type { DrinkNames } from '../contracts/drinks/drinkNames.ts';
import type { Locale } from '../contracts/site/locale.ts';
import { textIn } from '../text/textIn.ts';
import type { Catalogue } from './catalogue.ts';
import { contentVersion } from './contentVersion.ts';
import { pictureVersion } from './pictureView.ts';

/** What to call every drink in a language, and what a small card shows of it. */
export function drinkNames({ recipes, pictures }: Catalogue, locale: Locale): DrinkNames {
  return Object.fromEntries(
    recipes.map(({ id, name, path, abv }) => {
      const picture = pictureVersion(pictures, id);
      return [id, { name: textIn(name, locale), path, abv, ...(picture && { picture }) }];
    }),
  );
}

/** Where the names are. */
export function drinkNamesAddress(catalogue: Catalogue, locale: Locale): string {
  return `/lists/${locale}/names.json?v=${contentVersion(drinkNames(catalogue, locale))}`;
}

import { createHash } from 'node:crypto';
import type { DrinkNames } from '../contracts/drinkNames.ts';
import type { Locale } from '../contracts/locale.ts';
import { textIn } from '../text/textIn.ts';
import type { Catalogue } from './catalogue.ts';
import { pictureVersion } from './pictureView.ts';

/** What to call every drink in a language, and what a small card shows of it. */
export function drinkNames({ recipes, pictures }: Catalogue, locale: Locale): DrinkNames {
  return Object.fromEntries(
    recipes.map(({ id, name, abv }) => {
      const picture = pictureVersion(pictures, id);
      return [id, { name: textIn(name, locale), abv, ...(picture && { picture }) }];
    }),
  );
}

/** Where the names are; another content has another address, since browsers keep the file. */
export function drinkNamesAddress(catalogue: Catalogue, locale: Locale): string {
  const names = JSON.stringify(drinkNames(catalogue, locale));
  const version = createHash('sha256').update(names).digest('hex').slice(0, 8);
  return `/lists/${locale}/names.json?v=${version}`;
}

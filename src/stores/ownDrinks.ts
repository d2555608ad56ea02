import type { DrinkNames } from '../contracts/drinks/drinkNames.ts';
import type { DrinkParts } from '../contracts/drinks/drinkParts.ts';
import type { Locale } from '../contracts/site/locale.ts';
import type { OwnDrink } from '../contracts/own-drinks/ownDrink.ts';
import { callApi } from '../lib/api.ts';
import { readSiteFile } from '../lib/siteFile.ts';
import { createLoader } from './loader.ts';
import { mayBeSignedIn } from './reader.ts';

/**
 * The own drinks of whoever is signed in, the last changed first; null where nobody is. The schema of the answer is too
 * heavy for a page; the site's own function has applied it.
 */
export const ownDrinks = createLoader<readonly OwnDrink[] | null>(async () => {
  if (!mayBeSignedIn()) return null;
  return (await callApi('/api/own-drinks', { onUnauthorized: 'null' })) as OwnDrink[] | null;
});

/** Shows a drink as the site has it now, as the last changed. */
export function putOwnDrink(drink: OwnDrink): void {
  ownDrinks.change((drinks) => drinks && [drink, ...drinks.filter(({ id }) => id !== drink.id)]);
}

/** Takes a drink away that the site does not have any more. */
export function dropOwnDrink(id: string): void {
  ownDrinks.change((drinks) => drinks && drinks.filter((drink) => drink.id !== id));
}

/** A file that each language has one of, fetched once; where it does not come, the next call tries again. */
function onceByLanguage<File>(pathOf: (locale: Locale) => string): (locale: Locale) => Promise<File> {
  const files = new Map<Locale, Promise<File>>();
  return (locale) => {
    const file = files.get(locale) ?? readSiteFile<File>(pathOf(locale));
    files.set(locale, file);
    file.catch(() => files.delete(locale));
    return file;
  };
}

/** What own drinks are made of in a language. */
export const readDrinkParts = onceByLanguage<DrinkParts>((locale) => `/lists/${locale}/drink-parts.json`);

/** What the recipes of the catalogue are called in a language. */
export const readDrinkNames = onceByLanguage<DrinkNames>((locale) => `/lists/${locale}/names.json`);

import type { Locale } from '../contracts/site/locale.ts';
import { textIn } from '../text/textIn.ts';
import { siteCatalogue } from './siteCatalogue.ts';

/** What every cocktail and mocktail is called in a language. */
export function cocktailNames(locale: Locale): { id: string; name: string; path: string }[] {
  return siteCatalogue()
    .recipes.filter(({ kind }) => kind === 'cocktail')
    .map(({ id, name, path }) => ({ id, name: textIn(name, locale), path }));
}

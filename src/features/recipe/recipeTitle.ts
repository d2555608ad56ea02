import type { Locale } from '../../contracts/site/locale.ts';
import { translator } from '../../i18n/translate.ts';
import { SIGNATURE, TITLE_LENGTH } from '../../web/searchResult.ts';

/**
 * The title of a recipe's page: that it is a recipe, where a search engine shows all of it.
 *
 * @example recipeTitle('Negroni', 'en') // 'Negroni: recipe with exact measures'
 */
export function recipeTitle(name: string, locale: Locale): string {
  const title = translator(locale)('recipe.title', { name });
  return title.length + SIGNATURE.length <= TITLE_LENGTH ? title : name;
}

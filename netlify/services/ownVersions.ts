import { ownVersion } from '../../src/catalogue/ownVersion.ts';
import { DEFAULT_LOCALE, LOCALES } from '../../src/contracts/site/locale.ts';
import type { OwnRecipe } from '../../src/contracts/own-drinks/ownDrink.ts';
import { NotFoundError } from '../lib/errors.ts';
import { functionCatalogue } from './catalogue.ts';

/**
 * What an own version of a recipe begins with, in the language that `?lang=` asks for. Nothing is kept yet.
 *
 * @throws NotFoundError where there is no recipe with this id
 */
export function beginVersion(id: string, { url }: Request): OwnRecipe {
  const catalogue = functionCatalogue();
  const recipe = catalogue.recipes.find((one) => one.id === id);
  if (!recipe) throw new NotFoundError();
  const asked = new URL(url).searchParams.get('lang');
  const locale = LOCALES.find((one) => one === asked) ?? DEFAULT_LOCALE;
  return ownVersion(recipe, catalogue, locale);
}

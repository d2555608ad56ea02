import { DEFAULT_LOCALE, LOCALES } from '../../src/contracts/locale.ts';
import { recipePaths } from './recipeIds.ts';

const CODES = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).join('|');
/** Language, folder and name of a recipe's address: the plural is a list, the singular has its recipes. */
const RECIPE = new RegExp(`^(/(?:${CODES}))?/(?:cocktails?|mixed-shots|shots?)/([a-z0-9-]+)/*$`);

/**
 * Where a recipe is now that is asked for by an address that it had or might have: its number, the plural, cocktail
 * for shot.
 *
 * @param pathname with the language, without the query
 * @returns undefined where no recipe is meant, or where it is asked for by its own address
 * @example movedPath('/de/cocktail/11002') // '/de/cocktail/negroni'
 */
export function movedPath(pathname: string): string | undefined {
  const found = RECIPE.exec(pathname);
  if (found === null) return undefined;
  const [, prefix = '', name = ''] = found;
  const path = recipePaths().get(name) ?? [...recipePaths().values()].find((one) => one.endsWith(`/${name}`));
  const moved = path && prefix + path;
  return moved === pathname ? undefined : moved;
}

import { DEFAULT_LOCALE, LOCALES } from '../../src/contracts/site/locale.ts';
import { recipePaths } from './recipeIds.ts';

const CODES = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).join('|');
/** Language, folder and name of a recipe's address: the plural is a list, the singular has its recipes. */
const RECIPE = new RegExp(`^(/(?:${CODES}))?/(?:cocktails?|mixed-shots|shots?)/([a-z0-9-]+)/*$`);
/** The default language has no prefix in addresses of this site, but people type one. */
const PREFIXED_DEFAULT = new RegExp(`^/${DEFAULT_LOCALE}(?=/|$)`);

/**
 * The address of a page that was requested by an address which it had or might have: a recipe by its number, in the
 * plural, or as cocktail instead of shot; capital letters; the default language as a prefix.
 *
 * @param pathname with the language, without the query
 * @returns undefined where there is nothing to move
 * @example movedPath('/de/cocktail/11002') // '/de/cocktail/negroni'
 */
export function movedPath(pathname: string): string | undefined {
  if (!isPage(pathname)) return undefined;
  const path = withoutDefaultPrefix(lowerCase(pathname));
  const moved = recipePath(path) ?? path;
  return moved === pathname ? undefined : moved;
}

/** Files and the API are no pages. Two slashes or a backslash at the start would name another host. */
function isPage(path: string): boolean {
  return !/^\/(?:[/\\]|api\/)|\./.test(path);
}

/** Leaves encoded characters, `%C3%A9`, as they are. */
function lowerCase(path: string): string {
  return path.replace(/%[\dA-F]{2}|[A-Z]/g, (found) => (found.length === 1 ? found.toLowerCase() : found));
}

function withoutDefaultPrefix(path: string): string {
  if (!PREFIXED_DEFAULT.test(path)) return path;
  return `/${path.replace(PREFIXED_DEFAULT, '').replace(/^[/\\]+/, '')}`;
}

function recipePath(path: string): string | undefined {
  const found = RECIPE.exec(path);
  if (found === null) return undefined;
  const [, prefix = '', name = ''] = found;
  const known =
    recipePaths().get(name) ?? [...recipePaths().values()].find((one) => one.endsWith(`/${name}`));
  return known && prefix + known;
}

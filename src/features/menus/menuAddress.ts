import type { Locale } from '../../contracts/site/locale.ts';
import { localizedPath } from '../../i18n/paths.ts';

const BUILDER = '/menu-builder';
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The address of the Menu Builder, or of one menu in it. */
export function menuBuilderPath(locale: Locale, id?: string): string {
  return localizedPath(locale, id === undefined ? BUILDER : `${BUILDER}/${id}`);
}

/** Where the address of a menu leads: the page of the builder was built before there were menus. */
export function menuBuilderEntry(locale: Locale, id: string): string | undefined {
  return ID.test(id) ? `${localizedPath(locale, BUILDER)}?menu=${id}` : undefined;
}

/** The id of the menu that an address of the builder names. */
export function readMenuId({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string | undefined {
  const named = new URLSearchParams(search).get('menu') ?? pathname.split('/').at(-1) ?? '';
  return ID.test(named) ? named : undefined;
}

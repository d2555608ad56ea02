import type { Menu } from '../../contracts/menus/menu.ts';
import { foldText } from '../../text/foldText.ts';

/**
 * The menus in which each word of a search stands: in their name, venue, titles of sections or drinks, whatever the
 * case and the accents.
 *
 * @param nameOf the name of a drink by its id, if it is known
 */
export function findMenus(
  menus: readonly Menu[],
  search: string,
  nameOf: (id: string) => string | undefined,
): readonly Menu[] {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return menus;
  return menus.filter(({ name, restaurantName, sections, cocktailIds }) => {
    const lines = sections.flatMap(({ title, drinks }) => [title, ...drinks.map(({ item }) => item?.name)]);
    const said = [name, restaurantName, ...lines, ...cocktailIds.map(nameOf)];
    const text = foldText(said.filter(Boolean).join(' '));
    return words.every((word) => text.includes(word));
  });
}

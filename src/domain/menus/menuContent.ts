import type { Menu } from '../../contracts/menus/menu.ts';

/** What a menu says; its versions and files have the same. */
export type MenuContent = Pick<
  Menu,
  | ('name' | 'description' | 'restaurantName' | 'currency' | 'priceLists')
  | ('cocktailIds' | 'sections' | 'translations' | 'guestNotes')
>;

/** The content of a menu alone, without how it is stored and published. */
export function pickMenuContent(menu: MenuContent): MenuContent {
  const { name, description, restaurantName, currency, priceLists, cocktailIds, sections } = menu;
  const { translations, guestNotes } = menu;
  return {
    ...{ name, description, restaurantName, currency, priceLists, cocktailIds, sections },
    ...(translations && { translations }),
    ...(guestNotes && { guestNotes }),
  };
}

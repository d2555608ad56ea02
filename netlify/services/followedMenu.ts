import { shelfSoldOut } from '../../src/catalogue/shelfSoldOut.ts';
import type { PublishedMenu } from '../../src/contracts/menus/publishedMenu.ts';
import { functionCatalogue } from './catalogue.ts';

/** Where a published menu comes from. */
export interface MenuSources {
  /** The menu of a token; null where there is none. */
  read(token: string): Promise<PublishedMenu | null>;
  /** The shelf that the menu of a token follows; null where its owner has kept none. */
  readShelf(token: string): Promise<string[] | null>;
}

/** The menu of a token, with what its bar's shelf does not make among what is sold out where it follows that. */
export async function readFollowing(token: string, sources: MenuSources): Promise<PublishedMenu | null> {
  const menu = await sources.read(token);
  if (!menu?.followsShelf) return menu;
  try {
    const shelf = await sources.readShelf(token);
    // Who keeps no shelf in the account has not said that there is nothing on it.
    if (shelf === null || shelf.length === 0) return menu;
    return { ...menu, soldOut: [...menu.soldOut, ...shelfSoldOut(menu, shelf, functionCatalogue())] };
  } catch (error) {
    console.error('A menu could not follow its shelf.', error);
    return menu;
  }
}

import type { SupabaseClient } from '@supabase/supabase-js';
import type { Embed, Menu, PublicationInput } from '../../src/contracts/menus/menu.ts';
import { getData } from '../lib/database.ts';
import { inTime } from '../lib/deadline.ts';
import { NotFoundError } from '../lib/errors.ts';
import { createMenus } from './menus.ts';

interface MenuPublications {
  /**
   * Publishes a menu, or says what is sold out on one that is published, whether it follows the
   * shelf, and which bottles are poured. Ids that the
   * menu has not are left out.
   * @throws NotFoundError for a menu that there is not, or that is not the reader's; ArchivedError
   */
  publish(menuId: string, input: PublicationInput): Promise<Menu>;
  /**
   * Says on which sites a published menu may stand in a frame; null for none.
   * @throws NotFoundError, also for a menu that is not published
   */
  embed(menuId: string, embed: Embed | null): Promise<Menu>;
  /**
   * Takes the address of a menu away for good; that it has none is no error.
   * @throws NotFoundError
   */
  revoke(menuId: string): Promise<Menu>;
}

/**
 * The publications of the menus of the reader whose rights `supabase` carries. All methods give the menu as it is then,
 * and throw UnavailableError when the database does not answer in time.
 */
export function createMenuPublications(supabase: SupabaseClient): MenuPublications {
  const menus = createMenus(supabase);
  const table = () => supabase.from('menu_publications');
  return {
    publish: (menuId, { soldOut, bottles, followsShelf }) =>
      inTime(async () => {
        const { id, cocktailIds } = await menus.get(menuId);
        const own = [...new Set(soldOut)].filter((cocktailId) => cocktailIds.includes(cocktailId));
        const row = {
          menu_id: id,
          sold_out: own,
          ...(bottles && { bottles }),
          ...(followsShelf !== undefined && { follows_shelf: followsShelf }),
        };
        getData(await table().upsert(row, { onConflict: 'menu_id' }));
        return menus.get(id);
      }),
    embed: (menuId, embed) =>
      inTime(async () => {
        const { id, publication } = await menus.get(menuId);
        if (publication === null) throw new NotFoundError();
        const change = { embed_origins: embed === 'any' ? ['*'] : embed };
        getData(await table().update(change).eq('menu_id', id));
        return menus.get(id);
      }),
    revoke: (menuId) =>
      inTime(async () => {
        const { id } = await menus.get(menuId);
        getData(await table().delete().eq('menu_id', id));
        return menus.get(id);
      }),
  };
}

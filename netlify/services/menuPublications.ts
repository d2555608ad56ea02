import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import {
  liveMenuSchema,
  type Embed,
  type LiveInput,
  type LiveMenu,
  type Menu,
  type PublicationInput,
  type ServiceInput,
} from '../../src/contracts/menus/menu.ts';
import type { ServedMenu } from '../../src/contracts/bars/barStaff.ts';
import { getData } from '../lib/database.ts';
import { inTime } from '../lib/deadline.ts';
import { ConflictError, NotFoundError } from '../lib/errors.ts';
import { isUuid } from '../lib/uuid.ts';
import { readHeldPrices } from './menuRows.ts';
import { createMenus } from './menus.ts';
import { storedContentSchema } from './menuVersions.ts';

const liveRowSchema = z.object({ content: storedContentSchema, version: z.number() }).nullable();

/** What whoever serves reads of a publication. */
export const servedRowSchema = z
  .object({
    sold_out: z.array(z.string()),
    held_list: z.number().nullable(),
    held_until: z.string().nullable(),
    follows_shelf: z.boolean(),
  })
  .transform(({ sold_out: soldOut, follows_shelf: followsShelf, ...row }) => ({
    soldOut,
    heldPrices: readHeldPrices(row),
    followsShelf,
  }));

interface MenuPublications {
  /**
   * Publishes a menu, or says of one that is published what is sold out, whether it follows the
   * shelf, and which bottles are poured. Ids that stand neither on the menu nor on what guests read of it are left out.
   * @throws NotFoundError for a menu that there is not, or that is not the reader's; ArchivedError
   */
  publish(menuId: string, input: PublicationInput): Promise<Menu>;
  /**
   * Says what is sold out or there again, and which prices hold. What was pressed later elsewhere stays. Whoever serves at
   * the bar may do that, too, and reads of the menu what they may change.
   * @throws NotFoundError, also for a menu that is not published; ValidationError for prices that are to hold too long
   */
  change(menuId: string, input: ServiceInput): Promise<Menu | ServedMenu>;
  /**
   * What guests read of a published menu that the reader owns or edits.
   * @throws NotFoundError, also for a menu that is not published
   */
  live(menuId: string): Promise<LiveMenu>;
  /**
   * Publishes what was changed since of such a menu, all or the prices alone, now or at a time; or drops what is planned.
   * @throws NotFoundError, also for a menu that is not published; ConflictError with the menu where it has another
   *   version than its editor read; ValidationError for a time that is past, or prices in other price lists
   */
  publishChanges(menuId: string, input: LiveInput): Promise<Menu>;
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

  /** @returns undefined where the menu is not published */
  async function readLive(menuId: string): Promise<LiveMenu | undefined> {
    if (!isUuid(menuId)) return undefined;
    const reply = await supabase.rpc('read_live_menu', { menu: menuId });
    const row = liveRowSchema.parse(getData(reply));
    return row === null ? undefined : liveMenuSchema.parse({ ...row.content, version: row.version });
  }

  return {
    publish: (menuId, { soldOut, bottles, followsShelf }) =>
      inTime(async () => {
        const { id, cocktailIds } = await menus.get(menuId);
        const known = new Set([...cocktailIds, ...((await readLive(id))?.cocktailIds ?? [])]);
        const row = {
          menu_id: id,
          ...(soldOut && { sold_out: [...new Set(soldOut)].filter((drink) => known.has(drink)) }),
          ...(bottles && { bottles }),
          ...(followsShelf !== undefined && { follows_shelf: followsShelf }),
        };
        getData(await table().upsert(row, { onConflict: 'menu_id' }));
        return menus.get(id);
      }),
    change: (menuId, { soldOut, prices }) =>
      inTime(async () => {
        if (!isUuid(menuId)) throw new NotFoundError();
        const reply = await supabase.rpc('change_service', {
          menu: menuId,
          marks: soldOut.map(({ cocktailId, isSoldOut, secondsAgo }) => ({
            id: cocktailId,
            sold_out: isSoldOut,
            ago: secondsAgo,
          })),
          held: prices
            ? { list: prices.held?.list ?? null, until: prices.held?.until ?? null, ago: prices.secondsAgo }
            : null,
        });
        const served = servedRowSchema.nullable().parse(getData(reply));
        if (served === null) throw new NotFoundError();
        return (await menus.find(menuId)) ?? { id: menuId, publication: served };
      }),
    live: (menuId) =>
      inTime(async () => {
        const live = await readLive(menuId);
        if (live === undefined) throw new NotFoundError();
        return live;
      }),
    publishChanges: (menuId, { version, part, at }) =>
      inTime(async () => {
        const before = await menus.getEditable(menuId);
        const reply = await supabase.rpc('publish_menu', {
          menu: before.id,
          known_version: version,
          part,
          planned_for: at ?? null,
        });
        const isDone = z.boolean().nullable().parse(getData(reply));
        if (isDone === null) throw new NotFoundError();
        const menu = await menus.getEditable(before.id);
        if (!isDone) throw new ConflictError(menu);
        return menu;
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

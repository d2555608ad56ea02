import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { menuVersionSchema, type MenuVersion } from '../../src/contracts/menus/menu.ts';
import { allRows, getData } from '../lib/database.ts';
import { inTime } from '../lib/deadline.ts';
import { createMenus } from './menus.ts';

const COLUMNS = 'id, menu_id, version, content, saved_at, replaced_at';

/** What a menu says, as the database copies it. */
export const storedContentSchema = z
  .object({
    name: z.string(),
    description: z.unknown(),
    restaurant_name: z.unknown(),
    currency: z.unknown(),
    price_lists: z.unknown(),
    cocktail_ids: z.unknown(),
    sections: z.unknown(),
    translations: z.unknown(),
    guest_notes: z.unknown(),
  })
  .transform(({ name, description, currency, sections, translations, ...content }) => ({
    ...{ name, description, currency, sections },
    ...(translations !== null && { translations }),
    ...(content.guest_notes !== null && { guestNotes: content.guest_notes }),
    restaurantName: content.restaurant_name,
    priceLists: content.price_lists,
    cocktailIds: content.cocktail_ids,
  }));

const rowSchema = z.object({
  id: z.string(),
  menu_id: z.string(),
  version: z.number(),
  content: storedContentSchema,
  saved_at: z.string(),
  replaced_at: z.string(),
});

/** A version of one of many menus. */
type ExportedVersion = MenuVersion & { menuId: string };

interface MenuVersions {
  /**
   * What a menu was before, the last first.
   * @throws NotFoundError for a menu that there is not, or that is not the reader's.
   */
  of(menuId: string): Promise<MenuVersion[]>;
  /** Those of all menus. */
  listAll(): Promise<ExportedVersion[]>;
}

/**
 * The earlier versions of the menus of the reader whose rights `supabase` carries; the database makes them while menus
 * are saved. Both methods throw UnavailableError when it does not answer in time.
 */
export function createMenuVersions(supabase: SupabaseClient): MenuVersions {
  const table = () => supabase.from('menu_versions');
  return {
    of: (menuId) =>
      inTime(async () => {
        const { id } = await createMenus(supabase).get(menuId);
        const reply = await table().select(COLUMNS).eq('menu_id', id).order('version', { ascending: false });
        return rowSchema.array().parse(getData(reply)).map(versionOf);
      }),
    listAll: async () => {
      const rows = await allRows(rowSchema, (after) => {
        const asked = table().select(COLUMNS, { count: 'exact' }).order('id');
        return after === undefined ? asked : asked.gt('id', after);
      });
      return rows
        .map((row) => ({ menuId: row.menu_id, ...versionOf(row) }))
        .sort((one, other) => other.replacedAt.localeCompare(one.replacedAt));
    },
  };
}

function versionOf({ version, content, saved_at, replaced_at }: z.infer<typeof rowSchema>): MenuVersion {
  return menuVersionSchema.parse({
    ...content,
    version,
    savedAt: new Date(saved_at).toISOString(),
    replacedAt: new Date(replaced_at).toISOString(),
  });
}

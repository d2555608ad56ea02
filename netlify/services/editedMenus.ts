import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import type { Menu, MenuInput } from '../../src/contracts/menus/menu.ts';
import { getData } from '../lib/database.ts';
import { inTime } from '../lib/deadline.ts';
import { ConflictError, NotFoundError, UnknownRecipeError } from '../lib/errors.ts';
import { isUuid } from '../lib/uuid.ts';
import { menuRowSchema, toMenuRow } from './menuRows.ts';

const pageSchema = z.object({ menus: z.array(menuRowSchema), next: z.number().nullable() });
const changedSchema = z.object({
  outcome: z.enum(['saved', 'changed', 'unknown']),
  unknown: z.string().nullable(),
  menu: menuRowSchema.nullable(),
});

interface EditedMenus {
  /** Some of them, bar by bar, and after how many the next page begins; null on the last one. */
  list(skipped?: number): Promise<{ menus: Menu[]; next: number | null }>;
  /** Undefined for a menu that there is not, or that is not the reader's to edit. */
  find(id: string): Promise<Menu | undefined>;
  /**
   * Saves a menu as `change` of the own ones does.
   * @throws NotFoundError for a menu that is not the reader's to edit; UnknownRecipeError, also for a drink of the owner that
   *   the menu never had; QuotaError; ConflictError with the menu as it is stored
   */
  change(id: string, input: MenuInput): Promise<Menu>;
}

/**
 * The published menus of bars where the reader whose rights `supabase` carries is an editor (decision 81). The functions of
 * the database ask for that right at each call.
 */
export function createEditedMenus(supabase: SupabaseClient): EditedMenus {
  const read = async (values: object) =>
    pageSchema.parse(getData(await supabase.rpc('read_edited_menus', values)));
  return {
    list: (skipped = 0) => inTime(() => read({ skipped })),
    find: (id) => inTime(async () => (isUuid(id) ? (await read({ only_menu: id })).menus[0] : undefined)),
    change: (id, input) =>
      inTime(async () => {
        const row = toMenuRow(input);
        if (!isUuid(id)) throw new NotFoundError();
        const reply = await supabase.rpc('change_edited_menu', {
          menu: id,
          known_version: input.version ?? null,
          keep_before: input.keepsBefore ?? false,
          ...row,
        });
        const changed = changedSchema.nullable().parse(getData(reply));
        if (!changed?.menu) throw new NotFoundError();
        if (changed.outcome === 'changed') throw new ConflictError(changed.menu);
        if (changed.unknown !== null) throw new UnknownRecipeError(changed.unknown);
        return changed.menu;
      }),
  };
}

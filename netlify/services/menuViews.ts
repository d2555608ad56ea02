import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { menuViewSchema, type MenuSeen, type MenuView } from '../../src/contracts/menus/menuView.ts';
import { dayBefore } from '../../src/domain/menus/viewDays.ts';
import { getData } from '../lib/database.ts';
import { inTime } from '../lib/deadline.ts';
import { getSenderKey } from '../lib/sender.ts';
import { createMenus } from './menus.ts';

/** What an owner is shown. */
const SHOWN_DAYS = 30;

const exportSchema = z.array(menuViewSchema.extend({ menuId: z.uuid() }));

/** Whether a browser asks that nothing be counted: Global Privacy Control, or Do Not Track. */
export function asksForPrivacy({ headers }: Request): boolean {
  return headers.get('sec-gpc') === '1' || headers.get('dnt') === '1';
}

/**
 * Counts that a published menu was read. What is over the turns of a sender is not counted, and neither is a menu that
 * there is not: whoever reads is not told.
 * @param service the site's own connection: nobody else may count
 * @param ip the caller's address, of which the database keeps a scrambled value for an hour
 * @throws UnavailableError when the database does not answer.
 */
export async function countMenuView(service: SupabaseClient, seen: MenuSeen, ip: string): Promise<void> {
  getData(await service.rpc('count_menu_view', { ...seen, address: getSenderKey(ip) }));
}

interface MenuViews {
  /**
   * How often a menu was read in the last thirty days.
   * @throws NotFoundError for a menu that there is not, or that is not the reader's.
   */
  of(menuId: string, now: Date): Promise<MenuView[]>;
  /** How often all menus were read, as long as that is kept. */
  listAll(): Promise<z.infer<typeof exportSchema>>;
}

/**
 * How often the menus of the reader were read whose rights `supabase` carries. Both methods throw UnavailableError when
 * the database does not answer in time.
 */
export function createMenuViews(supabase: SupabaseClient): MenuViews {
  return {
    of: (menuId, now) =>
      inTime(async () => {
        const { id } = await createMenus(supabase).get(menuId);
        const first = dayBefore(now, SHOWN_DAYS - 1);
        const asked = supabase.from('menu_views').select('day, locale, views').eq('menu_id', id);
        return menuViewSchema.array().parse(getData(await asked.gte('day', first).order('day')));
      }),
    listAll: async () => exportSchema.parse(getData(await supabase.rpc('list_menu_views'))),
  };
}

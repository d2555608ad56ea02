import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import {
  drinkLogSchema,
  type DrinkLogChange,
  type StoredDrinkLog,
} from '../../src/contracts/drink-log/drinkLog.ts';
import { allRows, getData } from '../lib/database.ts';

const rowSchema = z.object({
  id: z.string(),
  drink_id: z.string(),
  stars: z.number().nullable(),
  note: z.string().nullable(),
  made_on: z.array(z.string()),
});

interface DrinkLogs {
  /** The log of a reader, by the ids of the recipes. */
  of(owner: string): Promise<StoredDrinkLog>;
  /** Changes entries. Throws QuotaError where there would be too many. */
  change(change: DrinkLogChange): Promise<void>;
}

/** Reads and changes logs with the rights that `supabase` carries: each reader has the own one alone. */
export function createDrinkLogs(supabase: SupabaseClient): DrinkLogs {
  return {
    async of(owner) {
      const rows = await allRows(rowSchema, (after) => {
        const query = supabase
          .from('drink_log')
          .select('id, drink_id, stars, note, made_on', { count: 'exact' })
          .eq('user_id', owner);
        return (after === undefined ? query : query.gt('id', after)).order('id');
      });
      // Written past the functions, an entry may say nothing, and days may repeat.
      const entries = rows
        .map(({ drink_id, stars, note, made_on }) => ({
          drinkId: drink_id,
          stars,
          note,
          madeOn: [...new Set(made_on)].sort().reverse(),
        }))
        .filter(({ stars, note, madeOn }) => stars !== null || note !== null || madeOn.length > 0)
        .sort((a, b) => Number(a.drinkId) - Number(b.drinkId));
      return drinkLogSchema.parse({ owner, entries });
    },
    async change({ changes }) {
      const rows = changes.map(({ drinkId, ...rest }) => ({ drink_id: drinkId, ...rest }));
      getData(await supabase.rpc('change_drink_log', { changes: rows }));
    },
  };
}

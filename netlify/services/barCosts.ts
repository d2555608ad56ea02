import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { barCostsSchema, type BarCosts, type BarCostsChange } from '../../src/contracts/costs/barCosts.ts';
import { getData } from '../lib/database.ts';

const SETTINGS = 'waste, tax, target, step, garnish, currency, country';

const rowsSchema = z.array(
  z
    .object({ bought_by: z.string() })
    .loose()
    .transform(({ bought_by, ...row }) => ({ ...row, by: bought_by })),
);

interface AllBarCosts {
  /** What an account keeps of its costs. */
  of(owner: string): Promise<BarCosts>;
  /**
   * Writes what is given over what was there, and leaves the rest. What was not there to be forgotten is no error.
   * @throws QuotaError, RateLimitedError
   */
  change(owner: string, change: BarCostsChange): Promise<void>;
}

/** Reads and keeps costs with the rights that `supabase` carries: each reader has the own ones alone. */
export function createBarCosts(supabase: SupabaseClient): AllBarCosts {
  const prices = () => supabase.from('bottle_prices');
  const settings = () => supabase.from('cost_settings');
  return {
    async of(owner) {
      const [set, rows] = await Promise.all([
        settings().select(SETTINGS).eq('user_id', owner).maybeSingle(),
        prices().select('entry, price, currency, size, bought_by').eq('user_id', owner).order('entry'),
      ]);
      return barCostsSchema.parse({ settings: getData(set), bought: rowsSchema.parse(getData(rows)) });
    },
    async change(owner, { settings: set, bought = [], forgotten = [] }) {
      // First what goes, so that something else has room.
      if (forgotten.length > 0) {
        getData(await prices().delete().eq('user_id', owner).in('entry', forgotten));
      }
      if (bought.length > 0) {
        const rows = bought.map(({ by, ...row }) => ({ ...row, user_id: owner, bought_by: by }));
        getData(await prices().upsert(rows));
      }
      if (set !== undefined) getData(await settings().upsert({ ...set, user_id: owner }));
    },
  };
}

import type { SupabaseClient } from '@supabase/supabase-js';
import { getData } from '../lib/database.ts';
import { inTime } from '../lib/deadline.ts';

/**
 * Counts work that stores nothing as writes of the account whose rights `supabase` carries. Call it before the work.
 *
 * @param cost in rows written
 * @throws RateLimitedError with the time to wait for an account that has used up its writes
 * @throws UnavailableError when the database does not answer in time
 */
export async function consumeAccountWrites(supabase: SupabaseClient, cost: number): Promise<void> {
  await inTime(async () => getData(await supabase.rpc('consume_account_writes', { cost })));
}

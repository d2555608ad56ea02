import type { SupabaseClient } from '@supabase/supabase-js';
import { healthSchema, type Health } from '../../src/contracts/health.ts';
import { dataOf } from '../lib/database.ts';

/**
 * Asks the database for a sign of life.
 * @throws UnavailableError when it does not answer.
 */
export async function checkHealth(
  supabase: SupabaseClient,
  now: () => number = () => performance.now(),
): Promise<Health> {
  const startedAt = now();
  dataOf(await supabase.rpc('is_alive'));
  return healthSchema.parse({ status: 'ok', backend: 'ok', latencyMs: Math.round(now() - startedAt) });
}

import type { SupabaseClient } from '@supabase/supabase-js';
import type { Health } from '../../src/contracts/health';
import { dataOf } from '../lib/database';

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
  return { status: 'ok', backend: 'ok', latencyMs: Math.round(now() - startedAt) };
}

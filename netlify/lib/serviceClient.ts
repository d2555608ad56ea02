import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { fetchWithin, SUPABASE_CALL_MS } from './deadline.ts';
import { readEnvironment, readServiceKey } from './environment.ts';

/**
 * Supabase with the rights of the site itself, for what no reader may write; undefined where no key for it is set.
 * Whatever goes through it passes row level security by: never hand it what a reader chose to ask for.
 * @throws EnvironmentError when a variable is missing or malformed.
 */
export function connectAsService(): SupabaseClient | undefined {
  const key = readServiceKey();
  if (key === undefined) return undefined;
  return createClient(readEnvironment().SUPABASE_URL, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    db: { retry: false },
    global: { fetch: fetchWithin(SUPABASE_CALL_MS) },
  });
}

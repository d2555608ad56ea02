import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { fetchWithin, supabaseWait, type Wait } from './deadline.ts';
import { EnvironmentError, readEnvironment, readServiceKey } from './environment.ts';
import { UnavailableError } from './errors.ts';

/**
 * Supabase with the rights of the site itself, for what no reader may call or write. Whatever goes through it passes
 * row level security by: never hand it what a reader chose to ask for.
 * @param what says how long a call may take
 * @throws UnavailableError when a variable is missing or malformed; its cause names it.
 */
export function connectAsService(what: Wait = 'call'): SupabaseClient {
  const { url, key, milliseconds } = readAccess(what);
  return createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    db: { retry: false },
    global: { fetch: fetchWithin(milliseconds) },
  });
}

function readAccess(what: Wait): { url: string; key: string; milliseconds: number } {
  try {
    return { url: readEnvironment().SUPABASE_URL, key: readServiceKey(), milliseconds: supabaseWait(what) };
  } catch (error) {
    throw error instanceof EnvironmentError ? new UnavailableError(error) : error;
  }
}

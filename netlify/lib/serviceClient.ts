import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { fetchWithin, SUPABASE_CALL_MS } from './deadline.ts';
import { EnvironmentError, readEnvironment, readServiceKey } from './environment.ts';
import { UnavailableError } from './errors.ts';

/**
 * Supabase with the rights of the site itself, for what no reader may call or write. Whatever goes through it passes
 * row level security by: never hand it what a reader chose to ask for.
 * @param databaseMs how long a call of the database may take, in milliseconds
 * @throws UnavailableError when a variable is missing or malformed; its cause names it.
 */
export function connectAsService(databaseMs = SUPABASE_CALL_MS): SupabaseClient {
  const { url, key } = readAccess();
  return createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    db: { retry: false },
    global: { fetch: fetchWithin(databaseMs) },
  });
}

function readAccess(): { url: string; key: string } {
  try {
    return { url: readEnvironment().SUPABASE_URL, key: readServiceKey() };
  } catch (error) {
    throw error instanceof EnvironmentError ? new UnavailableError(error) : error;
  }
}

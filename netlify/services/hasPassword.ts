import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { getData } from '../lib/database.ts';

/**
 * Whether the reader of `supabase` can sign in with a password.
 * @throws UnavailableError when the database does not answer.
 */
export async function hasPassword(supabase: SupabaseClient): Promise<boolean> {
  return z.boolean().parse(getData(await supabase.rpc('has_own_password')));
}

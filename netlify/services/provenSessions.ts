import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { claimsIn } from '../lib/accessToken.ts';
import { dataOf } from '../lib/database.ts';
import { connectAsService } from '../lib/serviceClient.ts';

/** For how long after a code or link a session may change what signs in, in milliseconds. */
const FRESH_MS = 10 * 60 * 1000;

const claimsSchema = z.object({ session_id: z.uuid() });

/** Notes that the session of `supabase` has just proven the mailbox. A failure costs a second proof, so it is logged only. */
export async function noteProof(supabase: SupabaseClient): Promise<void> {
  try {
    const row = { session_id: await sessionOf(supabase), proven_at: new Date().toISOString() };
    dataOf(await connectAsService().from('proven_sessions').upsert(row));
  } catch (error) {
    console.error('A proof of a mailbox was not noted.', error);
  }
}

/**
 * Whether the session of `supabase`, whose reader is known, has proven the mailbox within the last ten minutes.
 * @throws UnavailableError when the database does not answer.
 */
export async function isFreshlyProven(supabase: SupabaseClient): Promise<boolean> {
  const reply = await connectAsService()
    .from('proven_sessions')
    .select('session_id')
    .eq('session_id', await sessionOf(supabase))
    .gt('proven_at', new Date(Date.now() - FRESH_MS).toISOString());
  return (dataOf(reply) ?? []).length > 0;
}

/**
 * Lets the session of `supabase` set a password within the next seconds; otherwise the database keeps the one that
 * there is (supabase/migrations/20261123060000_guard_accounts.sql).
 * @throws UnavailableError when the database does not answer.
 */
export async function allowPassword(supabase: SupabaseClient): Promise<void> {
  dataOf(await connectAsService().rpc('allow_password', { session: await sessionOf(supabase) }));
}

/** The id of a session; Supabase has verified its token before. */
async function sessionOf(supabase: SupabaseClient): Promise<string> {
  const { data } = await supabase.auth.getSession();
  return claimsSchema.parse(claimsIn(data.session?.access_token)).session_id;
}

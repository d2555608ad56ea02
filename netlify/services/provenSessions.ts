import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { claimsIn } from '../lib/accessToken.ts';
import { getData } from '../lib/database.ts';
import { UnavailableError } from '../lib/errors.ts';
import { connectAsService } from '../lib/serviceClient.ts';

/** For how long after a code or link a session may change what signs in, in milliseconds. */
const FRESH_MS = 10 * 60 * 1000;

const claimsSchema = z.object({ session_id: z.uuid() });
const proofsSchema = z.array(z.object({ proven_at: z.string() }));

/**
 * Notes that the session of `supabase` has just proven the mailbox, or did at `provenAt`. A failure costs a second proof,
 * so it is logged only.
 */
export async function noteProof(
  supabase: SupabaseClient,
  provenAt = new Date().toISOString(),
): Promise<void> {
  try {
    const row = { session_id: await getSessionId(supabase), proven_at: provenAt };
    getData(await connectAsService().from('proven_sessions').upsert(row));
  } catch (error) {
    console.error('A proof of a mailbox was not noted.', error);
  }
}

/**
 * When the session of `supabase`, whose reader is known, has proven the mailbox, if that was within the last ten minutes.
 * @throws UnavailableError when the database does not answer.
 */
export async function findFreshProof(supabase: SupabaseClient): Promise<string | undefined> {
  const reply = await connectAsService()
    .from('proven_sessions')
    .select('proven_at')
    .eq('session_id', await getSessionId(supabase))
    .gt('proven_at', new Date(Date.now() - FRESH_MS).toISOString());
  return proofsSchema.parse(getData(reply))[0]?.proven_at;
}

/**
 * Ends all other sessions of the reader of `supabase` and lets this one set a password within the next seconds; otherwise
 * the database keeps the one that there is (supabase/migrations/20261130020000_accounts.sql).
 * @returns what lets no password be stored any more, and what ends the change: until then no other one begins
 * @throws UnavailableError when the database does not answer, or another change goes on.
 */
export async function openPasswordWindow(
  supabase: SupabaseClient,
): Promise<{ shut(): Promise<void>; close(): Promise<void> }> {
  const session = await getSessionId(supabase);
  const service = connectAsService();
  const isOpen = getData<unknown>(await service.rpc('open_password_window', { session }));
  if (isOpen !== true) throw new UnavailableError('The password is being changed by another request.');
  return {
    async shut() {
      getData(await service.rpc('expire_password_window', { session }));
    },
    async close() {
      const { error } = await service.rpc('close_password_window', { session });
      if (error) console.error('A password window was not closed; it ends within seconds.', error);
    },
  };
}

/** The id of a session; Supabase has verified its token before. */
export async function getSessionId(supabase: SupabaseClient): Promise<string> {
  const { data } = await supabase.auth.getSession();
  return claimsSchema.parse(claimsIn(data.session?.access_token)).session_id;
}

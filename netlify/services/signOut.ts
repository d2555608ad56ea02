import type { SupabaseClient } from '@supabase/supabase-js';
import { localeOfPath } from '../../src/web/localPath.ts';
import { getAuthData } from '../lib/authReply.ts';
import { supabaseWait, withDeadline } from '../lib/deadline.ts';
import { isFromElsewhere } from '../lib/origin.ts';
import { cameFrom, homePage } from './signInPages.ts';

/**
 * Signs a reader out in this browser: the session ends at Supabase too, but where that does not answer, its cookies
 * go all the same. A link on another site signs nobody out.
 * @returns where to go: the home page in the language that was read
 */
export async function signOut(
  supabase: SupabaseClient,
  request: Request,
  endSession: () => void,
): Promise<string> {
  if (!isFromElsewhere(request)) {
    await withDeadline(supabaseWait(), supabase.auth.signOut({ scope: 'local' })).catch((error: unknown) => {
      console.error('Supabase did not end a session; its cookies are gone.', error);
    });
    endSession();
  }
  return homePage(localeOfPath(cameFrom(request)));
}

/**
 * Whether a reader asked that this browser forget all that it keeps for the site (`?forget`). A page can clear that
 * by itself, but its service worker may write again until it has ended.
 */
export function isToForget(request: Request): boolean {
  return new URL(request.url).searchParams.has('forget') && !isFromElsewhere(request);
}

/**
 * Ends all sessions of a reader but the one that asks.
 * @throws UnavailableError when Supabase does not answer.
 */
export async function endOtherSessions({ auth }: SupabaseClient): Promise<void> {
  const { error } = await withDeadline(supabaseWait(), auth.signOut({ scope: 'others' }));
  if (error) getAuthData({ data: null, error });
}

/**
 * Ends all sessions of a reader, the one that asks too.
 * @throws UnavailableError when Supabase does not answer.
 */
export async function endAllSessions({ auth }: SupabaseClient): Promise<void> {
  const { error } = await withDeadline(supabaseWait(), auth.signOut({ scope: 'global' }));
  if (error) getAuthData({ data: null, error });
}

import type { Config } from '@netlify/functions';
import { handle } from '../lib/handle.ts';
import { pendingSignInCookie, readPendingSignIn } from '../lib/pendingSignIn.ts';
import { redirectTo } from '../lib/redirect.ts';
import { readProof } from '../lib/signInProof.ts';
import { openLink } from '../services/followLink.ts';

export default handle({ auth: 'none', acts: true }, async ({ request, supabase, ip, discardSession }) => {
  const { searchParams } = new URL(request.url);
  const { page, isOver } = await openLink(supabase, ip, {
    query: searchParams,
    pending: readPendingSignIn(request),
    proof: readProof(request),
    discardSession,
  });
  return redirectTo(page, ...(isOver ? [pendingSignInCookie(request, undefined)] : []));
});

export const config: Config = { path: '/api/auth/confirm', method: 'GET' };

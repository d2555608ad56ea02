import type { Config } from '@netlify/functions';
import { handle } from '../lib/handle.ts';
import { pendingSignInCookie, pendingSignInOf } from '../lib/pendingSignIn.ts';
import { redirectTo } from '../lib/redirect.ts';
import { followLink } from '../services/followLink.ts';

export default handle({ auth: 'none' }, async ({ request, supabase, ip }) => {
  const location = await followLink(
    supabase,
    ip,
    new URL(request.url).searchParams,
    pendingSignInOf(request),
  );
  return redirectTo(location, pendingSignInCookie(request, undefined));
});

export const config: Config = { path: '/api/auth/confirm', method: 'GET' };

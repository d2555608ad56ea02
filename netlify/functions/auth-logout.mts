import type { Config } from '@netlify/functions';
import { handle } from '../lib/handle.ts';
import { knownBrowserCookie } from '../lib/knownBrowser.ts';
import { forgettingRedirect, redirectTo } from '../lib/redirect.ts';
import { isToForget, signOut } from '../services/signOut.ts';

export default handle({ auth: 'cookies', acts: true }, async ({ request, supabase, endSession }) => {
  const home = await signOut(supabase, request, endSession);
  return isToForget(request)
    ? forgettingRedirect(home, knownBrowserCookie(request, undefined))
    : redirectTo(home);
});

export const config: Config = { path: '/api/auth/logout', method: 'GET' };

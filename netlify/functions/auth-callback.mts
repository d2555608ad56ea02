import type { Config } from '@netlify/functions';
import { handle } from '../lib/handle.ts';
import { pendingSignInCookie, pendingSignInOf } from '../lib/pendingSignIn.ts';
import { redirectTo } from '../lib/redirect.ts';
import { returnFromProvider } from '../services/followLink.ts';

export default handle({ auth: 'cookies' }, async ({ request, supabase, ip }) => {
  const code = new URL(request.url).searchParams.get('code');
  const location = await returnFromProvider(supabase, ip, code, pendingSignInOf(request));
  return redirectTo(location, pendingSignInCookie(request, undefined));
});

export const config: Config = { path: '/api/auth/callback', method: 'GET' };

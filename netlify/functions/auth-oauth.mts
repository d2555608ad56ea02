import type { Config } from '@netlify/functions';
import { handle } from '../lib/handle.ts';
import { pendingSignInCookie } from '../lib/pendingSignIn.ts';
import { redirectTo } from '../lib/redirect.ts';
import { providerAddress } from '../services/oauth.ts';
import { pendingOrElse } from '../services/signInPages.ts';

export default handle({ auth: 'cookies' }, async ({ request, supabase, params }) => {
  const location = await providerAddress(supabase, params['provider'] ?? '', request.url);
  const pending = pendingOrElse(undefined, new URL(request.url).searchParams.get('next'));
  return redirectTo(location, pendingSignInCookie(request, pending));
});

export const config: Config = { path: '/api/auth/oauth/:provider', method: 'GET' };

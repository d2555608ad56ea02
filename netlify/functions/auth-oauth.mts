import type { Config } from '@netlify/functions';
import { handle } from '../lib/handle.ts';
import { isFromElsewhere } from '../lib/origin.ts';
import { flowCookie } from '../lib/providerFlow.ts';
import { redirectTo } from '../lib/redirect.ts';
import { setOut } from '../services/oauth.ts';
import { loginPage } from '../services/signInPages.ts';

export default handle({ auth: 'none', acts: true }, ({ request, params }) => {
  const { origin, searchParams } = new URL(request.url);
  const next = searchParams.get('next');
  // What another site begins here, its visitor has not begun.
  if (isFromElsewhere(request)) return redirectTo(loginPage(next));
  const { address, flow } = setOut(params['provider'] ?? '', next, origin);
  return redirectTo(address, flowCookie(request, flow));
});

export const config: Config = { path: '/api/auth/oauth/:provider', method: 'GET' };

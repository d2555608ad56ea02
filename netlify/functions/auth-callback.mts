import type { Config } from '@netlify/functions';
import { handle } from '../lib/handle.ts';
import { flowCookie, readProviderFlow } from '../lib/providerFlow.ts';
import { redirectTo } from '../lib/redirect.ts';
import { finishProviderSignIn } from '../services/oauth.ts';

export default handle({ auth: 'none', acts: true }, async ({ request, supabase, ip }) => {
  const { searchParams } = new URL(request.url);
  const { page, isOver } = await finishProviderSignIn(supabase, ip, searchParams, readProviderFlow(request));
  return redirectTo(page, ...(isOver ? [flowCookie(request, undefined)] : []));
});

export const config: Config = { path: '/api/auth/callback', method: 'GET' };

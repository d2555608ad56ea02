import type { Config } from '@netlify/functions';
import { handle } from '../lib/handle.ts';
import { flowCookie, flowOf } from '../lib/providerFlow.ts';
import { redirectTo } from '../lib/redirect.ts';
import { returnFromProvider } from '../services/oauth.ts';

export default handle({ auth: 'none', acts: true }, async ({ request, supabase, ip }) => {
  const { searchParams } = new URL(request.url);
  const { page, isOver } = await returnFromProvider(supabase, ip, searchParams, flowOf(request));
  return redirectTo(page, ...(isOver ? [flowCookie(request, undefined)] : []));
});

export const config: Config = { path: '/api/auth/callback', method: 'GET' };

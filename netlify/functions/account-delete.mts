import type { Config } from '@netlify/functions';
import { handle } from '../lib/handle.ts';
import { knownBrowserCookie } from '../lib/knownBrowser.ts';
import { createAccount } from '../services/account.ts';

export default handle({ auth: 'required' }, async ({ request, supabase, user, endSession }) => {
  await createAccount(supabase, user).delete();
  endSession();
  return new Response(null, {
    status: 204,
    headers: { 'set-cookie': knownBrowserCookie(request, undefined) },
  });
});

export const config: Config = { path: '/api/account', method: 'DELETE' };

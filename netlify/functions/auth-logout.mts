import type { Config } from '@netlify/functions';
import { handle } from '../lib/handle.ts';
import { redirectTo } from '../lib/redirect.ts';
import { signOut } from '../services/signOut.ts';

export default handle({ auth: 'cookies', acts: true }, async ({ request, supabase, endSession }) =>
  redirectTo(await signOut(supabase, request, endSession)),
);

export const config: Config = { path: '/api/auth/logout', method: 'GET' };

import type { Config } from '@netlify/functions';
import { codeCheckSchema } from '../../src/contracts/signIn.ts';
import { handle } from '../lib/handle.ts';
import { pendingSignInCookie } from '../lib/pendingSignIn.ts';
import { createSignIn } from '../services/signIn.ts';

export default handle({ auth: 'none', body: codeCheckSchema }, async ({ request, supabase, body, ip }) => {
  const answer = await createSignIn(supabase, ip).checkCode(body);
  return Response.json(answer, { headers: { 'set-cookie': pendingSignInCookie(request, undefined) } });
});

export const config: Config = { path: '/api/auth/verify', method: 'POST' };

import type { Config } from '@netlify/functions';
import { codeRequestSchema } from '../../src/contracts/signIn.ts';
import { handle } from '../lib/handle.ts';
import { pendingSignInCookie } from '../lib/pendingSignIn.ts';
import { createSignIn } from '../services/signIn.ts';

export default handle({ auth: 'none', body: codeRequestSchema }, async ({ request, supabase, body, ip }) => {
  const answer = await createSignIn(supabase, ip).sendCode(body);
  const { next = '/', locale, firstName } = body;
  const cookie = pendingSignInCookie(request, { next, locale, firstName });
  return Response.json(answer, { headers: { 'set-cookie': cookie } });
});

export const config: Config = { path: '/api/auth/code', method: 'POST' };

import type { Config } from '@netlify/functions';
import { passwordSignInSchema } from '../../src/contracts/signIn.ts';
import { handle } from '../lib/handle.ts';
import { pendingSignInCookie } from '../lib/pendingSignIn.ts';
import { createSignIn } from '../services/signIn.ts';

export default handle(
  { auth: 'none', body: passwordSignInSchema },
  async ({ request, supabase, body, ip }) => {
    const answer = await createSignIn(supabase, ip).withPassword(body);
    const { next = '/', locale, firstName } = body;
    const pending = answer.status === 'code-sent' ? { next, locale, firstName } : undefined;
    return Response.json(answer, { headers: { 'set-cookie': pendingSignInCookie(request, pending) } });
  },
);

export const config: Config = { path: '/api/auth/password', method: 'POST' };

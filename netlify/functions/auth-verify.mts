import type { Config } from '@netlify/functions';
import { codeCheckSchema } from '../../src/contracts/people/signIn.ts';
import { handle } from '../lib/handle.ts';
import { isKnownBrowser } from '../lib/knownBrowser.ts';
import { pendingSignInCookie } from '../lib/pendingSignIn.ts';
import { proofCookie, readProof } from '../lib/signInProof.ts';
import { createSignIn } from '../services/signIn.ts';

export default handle({ auth: 'none', body: codeCheckSchema }, async ({ request, supabase, body, ip }) => {
  const isKnown = isKnownBrowser(request, body.email);
  const answer = await createSignIn(supabase, ip).checkCode(body, readProof(request), isKnown);
  const headers = new Headers();
  headers.append('set-cookie', pendingSignInCookie(request, undefined));
  headers.append('set-cookie', proofCookie(request, undefined));
  return Response.json(answer, { headers });
});

export const config: Config = { path: '/api/auth/verify', method: 'POST' };

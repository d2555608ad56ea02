import type { Config } from '@netlify/functions';
import { codeRequestSchema } from '../../src/contracts/people/signIn.ts';
import { handle } from '../lib/handle.ts';
import { isKnownBrowser } from '../lib/knownBrowser.ts';
import { pendingSignInCookie } from '../lib/pendingSignIn.ts';
import { newProof, proofCookie } from '../lib/signInProof.ts';
import { createSignIn } from '../services/signIn.ts';

export default handle({ auth: 'none', body: codeRequestSchema }, async ({ request, supabase, body, ip }) => {
  const proof = newProof();
  const isKnown = isKnownBrowser(request, body.email);
  const answer = await createSignIn(supabase, ip, request.url).sendCode(body, proof, isKnown);
  const { email, next = '/', locale, firstName } = body;
  const headers = new Headers();
  headers.append('set-cookie', pendingSignInCookie(request, { email, next, locale, firstName }));
  headers.append('set-cookie', proofCookie(request, proof));
  return Response.json(answer, { headers });
});

export const config: Config = { path: '/api/auth/code', method: 'POST' };

import type { Config } from '@netlify/functions';
import { passwordSignInSchema } from '../../src/contracts/people/signIn.ts';
import { handle } from '../lib/handle.ts';
import { isKnownBrowser } from '../lib/knownBrowser.ts';
import { createSignIn } from '../services/signIn.ts';

export default handle({ auth: 'none', body: passwordSignInSchema }, ({ request, supabase, body, ip }) =>
  createSignIn(supabase, ip).withPassword(body, isKnownBrowser(request, body.email)),
);

export const config: Config = { path: '/api/auth/password', method: 'POST' };

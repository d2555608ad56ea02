import type { Config } from '@netlify/functions';
import { passwordSignInSchema } from '../../src/contracts/signIn.ts';
import { handle } from '../lib/handle.ts';
import { createSignIn } from '../services/signIn.ts';

export default handle({ auth: 'none', body: passwordSignInSchema }, ({ supabase, body, ip }) =>
  createSignIn(supabase, ip).withPassword(body),
);

export const config: Config = { path: '/api/auth/password', method: 'POST' };

import type { Config } from '@netlify/functions';
import { linkSchema, type SignInAnswer } from '../../src/contracts/signIn.ts';
import { handle } from '../lib/handle.ts';
import { createSignIn } from '../services/signIn.ts';

export default handle({ auth: 'none', body: linkSchema }, async ({ supabase, body, ip }) => {
  const firstName = await createSignIn(supabase, ip).withLink(body, body);
  return { status: 'signed-in', firstName } satisfies SignInAnswer;
});

export const config: Config = { path: '/api/auth/confirm', method: 'POST' };

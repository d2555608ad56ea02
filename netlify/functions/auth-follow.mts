import type { Config } from '@netlify/functions';
import { linkSchema, type SignInAnswer } from '../../src/contracts/people/signIn.ts';
import { handle } from '../lib/handle.ts';
import { followLink } from '../services/followLink.ts';

export default handle({ auth: 'none', isByLink: true, body: linkSchema }, async ({ supabase, body, ip }) => {
  const firstName = await followLink(supabase, ip, body, body);
  return { status: 'signed-in', firstName } satisfies SignInAnswer;
});

export const config: Config = { path: '/api/auth/confirm', method: 'POST' };

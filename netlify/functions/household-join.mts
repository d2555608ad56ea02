import type { Config } from '@netlify/functions';
import { joinSchema } from '../../src/contracts/people/household.ts';
import { handle } from '../lib/handle.ts';
import { createHouseholds } from '../services/households.ts';

export default handle({ auth: 'required', body: joinSchema }, async ({ supabase, body }) => {
  await createHouseholds(supabase).join(body.token, body.name);
  return new Response(null, { status: 204 });
});

export const config: Config = { path: '/api/household/join', method: 'POST' };

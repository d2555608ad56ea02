import type { Config } from '@netlify/functions';
import { newHouseholdSchema } from '../../src/contracts/people/household.ts';
import { handle } from '../lib/handle.ts';
import { createHouseholds } from '../services/households.ts';

export default handle({ auth: 'required', body: newHouseholdSchema }, async ({ supabase, body }) => {
  await createHouseholds(supabase).create(body.name);
  return new Response(null, { status: 204 });
});

export const config: Config = { path: '/api/household', method: 'PUT' };

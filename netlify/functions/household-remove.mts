import type { Config } from '@netlify/functions';
import { handle } from '../lib/handle.ts';
import { createHouseholds } from '../services/households.ts';

export default handle({ auth: 'required' }, async ({ supabase, params }) => {
  await createHouseholds(supabase).remove(params['id'] ?? '');
  return new Response(null, { status: 204 });
});

export const config: Config = { path: '/api/household/members/:id', method: 'DELETE' };

import type { Config } from '@netlify/functions';
import { handle } from '../lib/handle.ts';
import { createHouseholds } from '../services/households.ts';

export default handle({ auth: 'required' }, async ({ supabase, params }) => {
  await createHouseholds(supabase).withdraw(params['id'] ?? '');
  return new Response(null, { status: 204 });
});

export const config: Config = { path: '/api/household/invitations/:id', method: 'DELETE' };

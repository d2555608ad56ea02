import type { Config } from '@netlify/functions';
import { handle } from '../lib/handle.ts';
import { createDrinkLists } from '../services/drinkLists.ts';

export default handle({ auth: 'required' }, async ({ supabase, params }) => {
  await createDrinkLists(supabase).unshare(params['id'] ?? '');
  return new Response(null, { status: 204 });
});

export const config: Config = { path: '/api/drink-lists/:id/share', method: 'DELETE' };

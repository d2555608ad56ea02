import type { Config } from '@netlify/functions';
import { handle } from '../lib/handle.ts';
import { createBars } from '../services/bars.ts';

export default handle({ auth: 'required' }, async ({ supabase, params }) => {
  const name = params['name'] ?? '';
  return { name, state: await createBars(supabase).stateOf(name) };
});

export const config: Config = { path: '/api/bar/names/:name', method: 'GET' };

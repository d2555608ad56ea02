import type { Config } from '@netlify/functions';
import { handle } from '../lib/handle.ts';
import { createBars } from '../services/bars.ts';

export default handle({ auth: 'required' }, async ({ request, supabase, params }) => {
  const name = params['name'] ?? '';
  const bar = new URL(request.url).searchParams.get('bar') ?? undefined;
  return { name, state: await createBars(supabase).stateOf(name, bar) };
});

export const config: Config = { path: '/api/bars/names/:name', method: 'GET' };

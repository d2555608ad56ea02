import type { Config } from '@netlify/functions';
import { handle } from '../lib/handle.ts';
import { createBarStaff } from '../services/barStaff.ts';

export default handle({ auth: 'required' }, async ({ supabase, params }) => {
  await createBarStaff(supabase).remove(params['id'] ?? '');
  return new Response(null, { status: 204 });
});

export const config: Config = { path: '/api/bars/staff/:id', method: 'DELETE' };

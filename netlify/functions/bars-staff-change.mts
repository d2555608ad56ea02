import type { Config } from '@netlify/functions';
import { barRoleInputSchema } from '../../src/contracts/bars/barStaff.ts';
import { handle } from '../lib/handle.ts';
import { createBarStaff } from '../services/barStaff.ts';

export default handle({ auth: 'required', body: barRoleInputSchema }, async ({ supabase, body, params }) => {
  await createBarStaff(supabase).changeRole(params['id'] ?? '', body.role);
  return new Response(null, { status: 204 });
});

export const config: Config = { path: '/api/bars/staff/:id', method: 'PATCH' };

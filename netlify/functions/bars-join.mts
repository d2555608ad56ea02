import type { Config } from '@netlify/functions';
import { joinBarSchema } from '../../src/contracts/bars/barStaff.ts';
import { handle } from '../lib/handle.ts';
import { createBarStaff } from '../services/barStaff.ts';

export default handle({ auth: 'required', body: joinBarSchema }, async ({ supabase, body }) => {
  await createBarStaff(supabase).join(body.token, body.name);
  return new Response(null, { status: 204 });
});

export const config: Config = { path: '/api/bars/join', method: 'POST' };

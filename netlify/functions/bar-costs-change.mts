import type { Config } from '@netlify/functions';
import { barCostsChangeSchema } from '../../src/contracts/costs/barCosts.ts';
import { handle } from '../lib/handle.ts';
import { createBarCosts } from '../services/barCosts.ts';

export default handle(
  { auth: 'required', body: barCostsChangeSchema, maxBodyBytes: 64 * 1024 },
  ({ user, supabase, body }) => createBarCosts(supabase).change(user.id, body),
);

export const config: Config = { path: '/api/bar-costs', method: 'PATCH' };

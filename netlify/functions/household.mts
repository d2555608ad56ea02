import type { Config } from '@netlify/functions';
import { handle } from '../lib/handle.ts';
import { createHouseholds } from '../services/households.ts';

export default handle({ auth: 'required' }, async ({ supabase }) => ({
  household: await createHouseholds(supabase).read(),
}));

export const config: Config = { path: '/api/household', method: 'GET' };

import type { Config } from '@netlify/functions';
import { handle } from '../lib/handle.ts';
import { createBarStaff } from '../services/barStaff.ts';

export default handle({ auth: 'required' }, async ({ supabase }) => ({
  workplaces: await createBarStaff(supabase).workplaces(),
}));

export const config: Config = { path: '/api/service', method: 'GET' };

import type { Config } from '@netlify/functions';
import { handle } from '../lib/handle.ts';
import { createBarStaff } from '../services/barStaff.ts';

export default handle({ auth: 'required' }, ({ supabase, params }) =>
  createBarStaff(supabase).of(params['id'] ?? ''),
);

export const config: Config = { path: '/api/bars/:id/staff', method: 'GET' };

import type { Config } from '@netlify/functions';
import { handle } from '../lib/handle.ts';
import { createBrands } from '../services/brands.ts';

export default handle({ auth: 'required' }, ({ user, supabase, params }) =>
  createBrands(supabase).reset(user.id, params['id'] ?? ''),
);

export const config: Config = { path: '/api/bars/:id/brand', method: 'DELETE' };

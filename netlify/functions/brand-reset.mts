import type { Config } from '@netlify/functions';
import { handle } from '../lib/handle.ts';
import { createBrands } from '../services/brands.ts';

export default handle({ auth: 'required' }, ({ user, supabase }) =>
  createBrands(supabase).reset(user.id, null),
);

export const config: Config = { path: '/api/brand', method: 'DELETE' };

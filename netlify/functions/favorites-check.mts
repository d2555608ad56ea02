import type { Config } from '@netlify/functions';
import { handle } from '../lib/handle.ts';
import { createFavorites } from '../services/favorites.ts';

export default handle({ auth: 'required' }, ({ supabase, params }) =>
  createFavorites(supabase).check(params['id'] ?? ''),
);

export const config: Config = { path: '/api/favorites/check/:id', method: 'GET' };

import type { Config } from '@netlify/functions';
import { handle } from '../lib/handle.ts';
import { createOwnDrinks } from '../services/ownDrinks.ts';

export default handle({ auth: 'required' }, ({ supabase, params }) =>
  createOwnDrinks(supabase).delete(params['id'] ?? ''),
);

export const config: Config = { path: '/api/own-drinks/:id', method: 'DELETE' };

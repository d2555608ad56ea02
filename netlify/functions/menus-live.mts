import type { Config } from '@netlify/functions';
import { handle } from '../lib/handle.ts';
import { createMenuPublications } from '../services/menuPublications.ts';

export default handle({ auth: 'required' }, ({ supabase, params }) =>
  createMenuPublications(supabase).live(params['id'] ?? ''),
);

export const config: Config = { path: '/api/menus/:id/live', method: 'GET' };

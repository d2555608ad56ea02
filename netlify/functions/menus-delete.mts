import type { Config } from '@netlify/functions';
import { handle } from '../lib/handle.ts';
import { createMenus } from '../services/menus.ts';

export default handle({ auth: 'required' }, ({ supabase, params }) =>
  createMenus(supabase).delete(params['id'] ?? ''),
);

export const config: Config = { path: '/api/menus/:id', method: 'DELETE' };

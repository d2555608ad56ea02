import type { Config } from '@netlify/functions';
import { handle } from '../lib/handle.ts';
import { createMenuViews } from '../services/menuViews.ts';

export default handle({ auth: 'required' }, ({ supabase, params }) =>
  createMenuViews(supabase).of(params['id'] ?? '', new Date()),
);

export const config: Config = { path: '/api/menus/:id/views', method: 'GET' };

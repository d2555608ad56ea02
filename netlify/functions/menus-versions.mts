import type { Config } from '@netlify/functions';
import { handle } from '../lib/handle.ts';
import { createMenuVersions } from '../services/menuVersions.ts';

export default handle({ auth: 'required' }, ({ supabase, params }) =>
  createMenuVersions(supabase).of(params['id'] ?? ''),
);

export const config: Config = { path: '/api/menus/:id/versions', method: 'GET' };

import type { Config } from '@netlify/functions';
import { handle } from '../lib/handle.ts';
import { createBars } from '../services/bars.ts';

export default handle({ auth: 'required' }, ({ user, supabase, params }) =>
  createBars(supabase).remove(user.id, params['id'] ?? ''),
);

export const config: Config = { path: '/api/bars/:id', method: 'DELETE' };

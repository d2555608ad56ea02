import type { Config } from '@netlify/functions';
import { handle } from '../lib/handle.ts';
import { createBars } from '../services/bars.ts';

export default handle({ auth: 'required' }, ({ user, supabase }) => createBars(supabase).of(user.id));

export const config: Config = { path: '/api/bars', method: 'GET' };

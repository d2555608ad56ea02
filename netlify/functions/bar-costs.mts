import type { Config } from '@netlify/functions';
import { handle } from '../lib/handle.ts';
import { createBarCosts } from '../services/barCosts.ts';

export default handle({ auth: 'required' }, ({ user, supabase }) => createBarCosts(supabase).of(user.id));

export const config: Config = { path: '/api/bar-costs', method: 'GET' };

import type { Config } from '@netlify/functions';
import { handle } from '../lib/handle';
import { createProfiles } from '../services/profiles';

export default handle({ auth: 'required' }, ({ user, supabase }) => createProfiles(supabase).describe(user));

export const config: Config = { path: '/api/auth/user', method: 'GET' };

import type { Config } from '@netlify/functions';
import { handle } from '../lib/handle.ts';
import { createProfiles } from '../services/profiles.ts';

export default handle({ auth: 'required' }, ({ user, supabase }) => createProfiles(supabase).describe(user));

export const config: Config = { path: '/api/auth/user', method: 'GET' };

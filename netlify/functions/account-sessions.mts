import type { Config } from '@netlify/functions';
import { handle } from '../lib/handle.ts';
import { endOtherSessions } from '../services/signOut.ts';

export default handle({ auth: 'required' }, ({ supabase }) => endOtherSessions(supabase));

export const config: Config = { path: '/api/account/sessions', method: 'DELETE' };

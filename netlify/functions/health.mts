import type { Config } from '@netlify/functions';
import { handle } from '../lib/handle';
import { checkHealth } from '../services/health';

export default handle({ auth: 'none' }, ({ supabase }) => checkHealth(supabase));

export const config: Config = { path: '/api/health', method: 'GET' };

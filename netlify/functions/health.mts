import type { Config } from '@netlify/functions';
import { handle } from '../lib/handle.ts';
import { checkHealth } from '../services/health.ts';

export default handle({ auth: 'none' }, ({ supabase }) => checkHealth(supabase));

export const config: Config = { path: '/api/health', method: 'GET' };

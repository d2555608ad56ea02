import type { Config } from '@netlify/functions';
import { handle } from '../lib/handle.ts';
import { connectAsService } from '../lib/serviceClient.ts';
import { checkHealth } from '../services/health.ts';

const UNAVAILABLE = 503;

export default handle({ auth: 'none' }, async (context) => {
  const health = await checkHealth({ asStranger: () => context.supabase, asService: connectAsService });
  if ('status' in health) return health;
  console.error(`[${context.requestId}] ${health.message}`);
  return Response.json(health, { status: UNAVAILABLE });
});

export const config: Config = { path: '/api/health', method: 'GET' };

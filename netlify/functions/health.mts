import type { Config } from '@netlify/functions';
import { handle } from '../lib/handle.ts';
import { UnauthorizedError } from '../lib/errors.ts';
import { isOperatorRequest } from '../lib/operatorToken.ts';
import { connectAsService } from '../lib/serviceClient.ts';
import { checkHealth } from '../services/health.ts';
import { reportToOperator } from '../services/setupProblems.ts';

const UNAVAILABLE = 503;

export default handle({ auth: 'none' }, async (context) => {
  const access = { asStranger: () => context.supabase, asService: connectAsService };
  const { request, requestId } = context;
  if (request.headers.has('authorization')) {
    if (!isOperatorRequest(request)) throw new UnauthorizedError('This is not the token of HEALTH_TOKEN.');
    const health = await reportToOperator(access);
    return health.status === 'ok' ? health : Response.json(health, { status: UNAVAILABLE });
  }
  const health = await checkHealth(access);
  if ('status' in health) return health;
  console.error(`[${requestId}] ${health.message}`);
  return Response.json(health, { status: UNAVAILABLE });
});

export const config: Config = { path: '/api/health', method: 'GET' };

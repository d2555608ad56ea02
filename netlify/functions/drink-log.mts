import type { Config } from '@netlify/functions';
import { handle } from '../lib/handle.ts';
import { streamJson } from '../lib/streamJson.ts';
import { createDrinkLogs } from '../services/drinkLogs.ts';

export default handle({ auth: 'required' }, async ({ user, supabase }) => {
  // All of it is read before the answer starts. A full log is longer than an answer that is sent at once may be.
  const log = await createDrinkLogs(supabase).of(user.id);
  return new Response(streamJson(log), { headers: { 'content-type': 'application/json' } });
});

export const config: Config = { path: '/api/drink-log', method: 'GET' };

import type { Config } from '@netlify/functions';
import { drinkLogChangeSchema } from '../../src/contracts/drink-log/drinkLog.ts';
import { handle } from '../lib/handle.ts';
import { createDrinkLogs } from '../services/drinkLogs.ts';

export default handle(
  { auth: 'required', body: drinkLogChangeSchema, maxBodyBytes: 512 * 1024 },
  async ({ supabase, body }) => {
    await createDrinkLogs(supabase).change(body);
    return new Response(null, { status: 204 });
  },
);

export const config: Config = { path: '/api/drink-log', method: 'PATCH' };

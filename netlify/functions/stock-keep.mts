import type { Config } from '@netlify/functions';
import { stockInputSchema } from '../../src/contracts/shelf/stock.ts';
import { handle } from '../lib/handle.ts';
import { createShelves } from '../services/shelves.ts';

export default handle(
  { auth: 'required', body: stockInputSchema, maxBodyBytes: 256 * 1024 },
  async ({ supabase, body }) => {
    await createShelves(supabase).keep(body);
    return new Response(null, { status: 204 });
  },
);

export const config: Config = { path: '/api/stock', method: 'PUT' };

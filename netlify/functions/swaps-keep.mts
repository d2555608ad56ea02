import type { Config } from '@netlify/functions';
import { swapsInputSchema } from '../../src/contracts/shelf/swaps.ts';
import { handle } from '../lib/handle.ts';
import { createShelves } from '../services/shelves.ts';

export default handle({ auth: 'required', body: swapsInputSchema }, async ({ supabase, user, body }) => {
  await createShelves(supabase).keep(body);
  return { owner: user.id, swaps: body.swaps };
});

export const config: Config = { path: '/api/swaps', method: 'PUT' };

import type { Config } from '@netlify/functions';
import { swapsInputSchema } from '../../src/contracts/shelf/swaps.ts';
import { handle } from '../lib/handle.ts';
import { createShelves } from '../services/shelves.ts';

export default handle({ auth: 'required', body: swapsInputSchema }, (request) =>
  createShelves(request.supabase).keepSwaps(request.user.id, request.body.swaps),
);

export const config: Config = { path: '/api/swaps', method: 'PUT' };

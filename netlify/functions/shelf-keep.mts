import type { Config } from '@netlify/functions';
import { shelfInputSchema } from '../../src/contracts/shelf/shelf.ts';
import { handle } from '../lib/handle.ts';
import { createShelves } from '../services/shelves.ts';

export default handle(
  { auth: 'required', body: shelfInputSchema, maxBodyBytes: 128 * 1024 },
  async ({ supabase, user, body }) => {
    await createShelves(supabase).keep(body);
    return { owner: user.id, entries: body.entries };
  },
);

export const config: Config = { path: '/api/shelf', method: 'PUT' };

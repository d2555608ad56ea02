import type { Config } from '@netlify/functions';
import { drinkListChangeSchema } from '../../src/contracts/drink-lists/drinkList.ts';
import { handle } from '../lib/handle.ts';
import { createDrinkLists } from '../services/drinkLists.ts';

export default handle(
  { auth: 'required', body: drinkListChangeSchema, maxBodyBytes: 128 * 1024 },
  async ({ user, supabase, body }) => {
    await createDrinkLists(supabase).change(user.id, body);
    return new Response(null, { status: 204 });
  },
);

export const config: Config = { path: '/api/drink-lists', method: 'PATCH' };

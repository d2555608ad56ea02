import type { Config } from '@netlify/functions';
import { listShareInputSchema } from '../../src/contracts/drink-lists/drinkList.ts';
import { handle } from '../lib/handle.ts';
import { createDrinkLists } from '../services/drinkLists.ts';

export default handle({ auth: 'required', body: listShareInputSchema }, ({ supabase, body, params }) =>
  createDrinkLists(supabase).share(params['id'] ?? '', body.isByName),
);

export const config: Config = { path: '/api/drink-lists/:id/share', method: 'PUT' };

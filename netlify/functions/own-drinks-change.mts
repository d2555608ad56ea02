import type { Config } from '@netlify/functions';
import { ownDrinkInputSchema } from '../../src/contracts/own-drinks/ownDrink.ts';
import { handle } from '../lib/handle.ts';
import { createOwnDrinks } from '../services/ownDrinks.ts';

export default handle({ auth: 'required', body: ownDrinkInputSchema }, ({ supabase, body, params }) =>
  createOwnDrinks(supabase).change(params['id'] ?? '', body),
);

export const config: Config = { path: '/api/own-drinks/:id', method: 'PUT' };

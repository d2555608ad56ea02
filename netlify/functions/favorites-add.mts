import type { Config } from '@netlify/functions';
import { favoriteInputSchema } from '../../src/contracts/people/favorite.ts';
import { handle } from '../lib/handle.ts';
import { createFavorites } from '../services/favorites.ts';

export default handle({ auth: 'required', body: favoriteInputSchema }, ({ supabase, body }) =>
  createFavorites(supabase).add(body),
);

export const config: Config = { path: '/api/favorites', method: 'POST' };

import type { Config } from '@netlify/functions';
import { handle } from '../lib/handle.ts';
import { createOwnDrinks } from '../services/ownDrinks.ts';

export default handle({ auth: 'required' }, ({ supabase }) => createOwnDrinks(supabase).list());

export const config: Config = { path: '/api/own-drinks', method: 'GET' };

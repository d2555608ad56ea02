import type { Config } from '@netlify/functions';
import { handle } from '../lib/handle.ts';
import { createDrinkLists } from '../services/drinkLists.ts';

export default handle({ auth: 'required' }, ({ user, supabase }) => createDrinkLists(supabase).of(user.id));

export const config: Config = { path: '/api/drink-lists', method: 'GET' };

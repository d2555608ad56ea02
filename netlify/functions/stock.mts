import type { Config } from '@netlify/functions';
import { handle } from '../lib/handle.ts';
import { createShelves } from '../services/shelves.ts';

export default handle({ auth: 'required' }, ({ user, supabase }) => createShelves(supabase).stockOf(user.id));

export const config: Config = { path: '/api/stock', method: 'GET' };

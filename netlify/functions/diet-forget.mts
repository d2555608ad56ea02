import type { Config } from '@netlify/functions';
import { handle } from '../lib/handle.ts';
import { createDiets } from '../services/diets.ts';

export default handle({ auth: 'required' }, ({ user, supabase }) => createDiets(supabase).forget(user.id));

export const config: Config = { path: '/api/diet', method: 'DELETE' };

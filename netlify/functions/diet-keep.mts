import type { Config } from '@netlify/functions';
import { dietInputSchema } from '../../src/contracts/diet/storedDiet.ts';
import { handle } from '../lib/handle.ts';
import { createDiets } from '../services/diets.ts';

export default handle({ auth: 'required', body: dietInputSchema }, ({ user, supabase, body }) =>
  createDiets(supabase).keep(user.id, body.avoids),
);

export const config: Config = { path: '/api/diet', method: 'PUT' };

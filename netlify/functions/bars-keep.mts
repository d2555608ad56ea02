import type { Config } from '@netlify/functions';
import { barSchema } from '../../src/contracts/bars/bar.ts';
import { handle } from '../lib/handle.ts';
import { createBars } from '../services/bars.ts';

export default handle({ auth: 'required', body: barSchema }, ({ user, supabase, body, params }) =>
  createBars(supabase).keep(user.id, params['id'] ?? '', body),
);

export const config: Config = { path: '/api/bars/:id', method: 'PUT' };

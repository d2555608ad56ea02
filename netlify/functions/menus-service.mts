import type { Config } from '@netlify/functions';
import { serviceInputSchema } from '../../src/contracts/menus/menu.ts';
import { handle } from '../lib/handle.ts';
import { createMenuPublications } from '../services/menuPublications.ts';

export default handle({ auth: 'required', body: serviceInputSchema }, ({ supabase, body, params }) =>
  createMenuPublications(supabase).change(params['id'] ?? '', body),
);

export const config: Config = { path: '/api/menus/:id/publication', method: 'PATCH' };

import type { Config } from '@netlify/functions';
import { liveInputSchema } from '../../src/contracts/menus/menu.ts';
import { handle } from '../lib/handle.ts';
import { createMenuPublications } from '../services/menuPublications.ts';

export default handle({ auth: 'required', body: liveInputSchema }, ({ supabase, body, params }) =>
  createMenuPublications(supabase).publishChanges(params['id'] ?? '', body),
);

export const config: Config = { path: '/api/menus/:id/live', method: 'PUT' };

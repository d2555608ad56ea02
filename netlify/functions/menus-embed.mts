import type { Config } from '@netlify/functions';
import { embedInputSchema } from '../../src/contracts/menus/menu.ts';
import { handle } from '../lib/handle.ts';
import { createMenuPublications } from '../services/menuPublications.ts';

export default handle({ auth: 'required', body: embedInputSchema }, ({ supabase, body, params }) =>
  createMenuPublications(supabase).embed(params['id'] ?? '', body.embed),
);

export const config: Config = { path: '/api/menus/:id/embed', method: 'PUT' };

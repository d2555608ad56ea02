import type { Config } from '@netlify/functions';
import { publicationInputSchema } from '../../src/contracts/menus/menu.ts';
import { handle } from '../lib/handle.ts';
import { createMenuPublications } from '../services/menuPublications.ts';

export default handle({ auth: 'required', body: publicationInputSchema }, ({ supabase, body, params }) =>
  createMenuPublications(supabase).publish(params['id'] ?? '', body),
);

export const config: Config = { path: '/api/menus/:id/publication', method: 'PUT' };

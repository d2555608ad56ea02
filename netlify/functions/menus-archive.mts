import type { Config } from '@netlify/functions';
import { archiveInputSchema } from '../../src/contracts/menus/menu.ts';
import { handle } from '../lib/handle.ts';
import { createMenus } from '../services/menus.ts';

export default handle({ auth: 'required', body: archiveInputSchema }, ({ supabase, body, params }) =>
  createMenus(supabase).archive(params['id'] ?? '', body.isArchived),
);

export const config: Config = { path: '/api/menus/:id/archive', method: 'PUT' };

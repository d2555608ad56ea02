import type { Config } from '@netlify/functions';
import { MAX_MENU_BYTES, menuInputSchema } from '../../src/contracts/menus/menu.ts';
import { handle } from '../lib/handle.ts';
import { createMenus } from '../services/menus.ts';

export default handle(
  { auth: 'required', body: menuInputSchema, maxBodyBytes: MAX_MENU_BYTES },
  ({ supabase, body, params }) => createMenus(supabase).change(params['id'] ?? '', body),
);

export const config: Config = { path: '/api/menus/:id', method: 'PUT' };

import type { Config } from '@netlify/functions';
import { handle } from '../lib/handle.ts';
import { createMenus } from '../services/menus.ts';

export default handle({ auth: 'required' }, ({ supabase }) => createMenus(supabase).list());

export const config: Config = { path: '/api/menus', method: 'GET' };

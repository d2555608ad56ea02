import type { Config } from '@netlify/functions';
import { z } from 'zod';
import { handle } from '../lib/handle.ts';
import { createMenus } from '../services/menus.ts';

export default handle({ auth: 'required' }, async ({ request, supabase }) => {
  const { menus, next } = await createMenus(supabase).list(afterOf(request));
  const headers = next === undefined ? {} : { link: `</api/menus?after=${next}>; rel="next"` };
  return Response.json(menus, { headers });
});

/** The id of the menu after which the page begins; undefined for the first page, also where it is no UUID. */
function afterOf(request: Request): string | undefined {
  return z.uuid().safeParse(new URL(request.url).searchParams.get('after')).data;
}

export const config: Config = { path: '/api/menus', method: 'GET' };

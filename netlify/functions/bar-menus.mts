import type { Config } from '@netlify/functions';
import { handle } from '../lib/handle.ts';
import { createEditedMenus } from '../services/editedMenus.ts';

export default handle({ auth: 'required' }, async ({ request, supabase }) => {
  const { menus, next } = await createEditedMenus(supabase).list(skippedBy(request));
  const headers = next === null ? {} : { link: `</api/bar-menus?skip=${next}>; rel="next"` };
  return Response.json(menus, { headers });
});

/** After how many menus the page begins. */
function skippedBy(request: Request): number {
  const skip = Number(new URL(request.url).searchParams.get('skip'));
  return Number.isInteger(skip) && skip > 0 && skip < 1000 ? skip : 0;
}

export const config: Config = { path: '/api/bar-menus', method: 'GET' };

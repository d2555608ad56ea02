import type { Config } from '@netlify/functions';
import { draftKeySchema, MAX_MENU_BYTES, menuInputSchema } from '../../src/contracts/menus/menu.ts';
import { InvalidBodyError } from '../lib/errors.ts';
import { handle } from '../lib/handle.ts';
import { createMenus } from '../services/menus.ts';

export default handle(
  { auth: 'required', body: menuInputSchema, maxBodyBytes: MAX_MENU_BYTES },
  async ({ request, supabase, body }) => {
    const menu = await createMenus(supabase).create(body, draftKeyOf(request));
    return Response.json(menu, { status: 201 });
  },
);

function draftKeyOf(request: Request): string | undefined {
  const key = request.headers.get('idempotency-key');
  if (key === null) return undefined;
  const { data } = draftKeySchema.safeParse(key);
  if (data === undefined) throw new InvalidBodyError('The header Idempotency-Key must be a UUID.');
  return data;
}

export const config: Config = { path: '/api/menus', method: 'POST' };

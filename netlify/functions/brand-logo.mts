import type { Config } from '@netlify/functions';
import { PRIVATE } from '../lib/answer.ts';
import { handle } from '../lib/handle.ts';
import { createBrands } from '../services/brands.ts';

export default handle({ auth: 'required' }, async ({ request, supabase }) => {
  const id = new URL(request.url).searchParams.get('id') ?? '';
  const file = await createBrands(supabase).logoFile(id);
  return new Response(new Uint8Array(file), {
    headers: { 'content-type': 'image/png', 'cache-control': PRIVATE },
  });
});

export const config: Config = { path: '/api/brand/logo', method: 'GET' };

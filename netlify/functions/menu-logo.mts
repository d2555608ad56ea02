import type { Config } from '@netlify/functions';
import { handle } from '../lib/handle.ts';
import { readLogo } from '../services/brands.ts';

/**
 * A file never changes under its id, so that browsers keep it for a day. Whether guests may see it does
 * change, so that the CDN keeps it for 30 seconds.
 */
const CACHED = {
  'content-type': 'image/png',
  'cache-control': 'public, max-age=86400, immutable',
  'netlify-cdn-cache-control': 'public, max-age=30',
};

export default handle({ auth: 'none' }, async ({ supabase, params }) => {
  const id = (params['file'] ?? '').replace(/\.png$/, '');
  return new Response(new Uint8Array(await readLogo(id, () => supabase)), { headers: CACHED });
});

export const config: Config = { path: '/menu-logo/:file', method: 'GET' };

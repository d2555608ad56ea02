import type { Config } from '@netlify/functions';
import { NotFoundError } from '../lib/errors.ts';
import { handle } from '../lib/handle.ts';
import { readStarAverages } from '../services/starAverages.ts';

/** Every recipe page asks for it: browsers and Netlify's cache answer for ten minutes each. */
const CACHED = {
  'cache-control': 'public, max-age=600',
  'netlify-cdn-cache-control': 'public, durable, max-age=600, stale-while-revalidate=86400',
};

export default handle({ auth: 'none' }, async (context) => {
  // A query, also an empty one, would be an address of its own to the cache, and the database would count again for each.
  if (context.request.url.includes('?')) throw new NotFoundError();
  return Response.json(await readStarAverages(() => context.supabase), { headers: CACHED });
});

export const config: Config = { path: '/api/stars.json', method: 'GET' };

import type { Config } from '@netlify/functions';
import { handle } from '../lib/handle.ts';
import { readSharedList } from '../services/drinkLists.ts';

/** Many may read a link that somebody posts: Netlify's cache answers them, and forgets a link that is taken back. */
const CACHED = {
  'cache-control': 'public, max-age=0, must-revalidate',
  'netlify-cdn-cache-control': 'public, max-age=30',
};

export default handle({ auth: 'none', isByLink: true }, async ({ supabase, params }) =>
  Response.json(await readSharedList(params['token'] ?? '', () => supabase), { headers: CACHED }),
);

export const config: Config = { path: '/api/shared-lists/:token', method: 'GET' };

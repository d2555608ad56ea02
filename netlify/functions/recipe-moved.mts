import type { Config } from '@netlify/functions';
import { handle } from '../lib/handle.ts';
import { movedTo } from '../lib/redirect.ts';

/** The plural is a list; a recipe has the singular. A redirect rule would answer without our headers. */
export default handle({ auth: 'none' }, ({ request }) => {
  const { pathname, search } = new URL(request.url);
  return movedTo(pathname.replace('/cocktails/', '/cocktail/').replace(/\/+$/, '') + search);
});

export const config: Config = {
  path: [
    '/cocktails/:id',
    '/nl/cocktails/:id',
    '/de/cocktails/:id',
    '/es/cocktails/:id',
    '/fr/cocktails/:id',
  ],
};

import type { Config } from '@netlify/functions';
import { NotFoundError } from '../lib/errors.ts';
import { handle } from '../lib/handle.ts';

export default handle({ auth: 'none' }, () => {
  throw new NotFoundError();
});

/**
 * The folders of the static API: a file that exists is served, everything else is answered here.
 * The rewrites of netlify.toml lead here what no other function takes.
 */
export const config: Config = {
  path: ['/api/en/*', '/api/nl/*', '/api/de/*', '/api/es/*', '/api/fr/*'],
  preferStatic: true,
};

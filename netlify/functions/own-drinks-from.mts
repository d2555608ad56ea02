import type { Config } from '@netlify/functions';
import { handle } from '../lib/handle.ts';
import { beginVersion } from '../services/ownVersions.ts';

export default handle({ auth: 'required' }, ({ request, params }) =>
  beginVersion(params['id'] ?? '', request),
);

export const config: Config = { path: '/api/own-drinks/from/:id', method: 'GET' };

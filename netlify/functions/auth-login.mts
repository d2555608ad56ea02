import type { Config } from '@netlify/functions';
import { handle } from '../lib/handle.ts';
import { redirectTo } from '../lib/redirect.ts';
import { loginPage } from '../services/signInPages.ts';

export default handle({ auth: 'none' }, ({ request }) =>
  redirectTo(loginPage(new URL(request.url).searchParams.get('next'))),
);

export const config: Config = { path: '/api/auth/login', method: 'GET' };

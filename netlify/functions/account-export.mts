import type { Config } from '@netlify/functions';
import { handle } from '../lib/handle.ts';
import { createAccount } from '../services/account.ts';

const HEADERS = { 'content-disposition': 'attachment; filename="mixmaster-data.json"' };

export default handle({ auth: 'required' }, async ({ supabase, user }) =>
  Response.json(await createAccount(supabase, user).exportAll(new Date()), { headers: HEADERS }),
);

export const config: Config = { path: '/api/account/export', method: 'GET' };

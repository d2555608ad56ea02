import type { Config } from '@netlify/functions';
import { handle } from '../lib/handle.ts';
import { streamJson } from '../lib/streamJson.ts';
import { createAccount } from '../services/account.ts';

const HEADERS = {
  'content-type': 'application/json',
  'content-disposition': 'attachment; filename="mixmaster-data.json"',
};

export default handle({ auth: 'required' }, async ({ supabase, user }) => {
  // All of it is read before the answer starts: what fails is an error, and never half a file.
  const data = await createAccount(supabase, user).exportAll(new Date());
  return new Response(streamJson(data), { headers: HEADERS });
});

export const config: Config = { path: '/api/account/export', method: 'GET' };

import type { Config } from '@netlify/functions';
import { accountChangeSchema } from '../../src/contracts/people/account.ts';
import { handle } from '../lib/handle.ts';
import { createAccount } from '../services/account.ts';

export default handle({ auth: 'required', body: accountChangeSchema }, ({ supabase, user, body }) =>
  createAccount(supabase, user).change(body),
);

export const config: Config = { path: '/api/account', method: 'PATCH' };

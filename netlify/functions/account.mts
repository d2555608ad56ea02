import type { Config } from '@netlify/functions';
import { handle } from '../lib/handle.ts';
import { createAccount } from '../services/account.ts';

export default handle({ auth: 'required' }, ({ supabase, user }) => createAccount(supabase, user).describe());

export const config: Config = { path: '/api/account', method: 'GET' };

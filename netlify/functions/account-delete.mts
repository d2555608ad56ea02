import type { Config } from '@netlify/functions';
import { handle } from '../lib/handle.ts';
import { createAccount } from '../services/account.ts';

export default handle({ auth: 'required' }, async ({ supabase, user, endSession }) => {
  await createAccount(supabase, user).delete();
  endSession();
});

export const config: Config = { path: '/api/account', method: 'DELETE' };

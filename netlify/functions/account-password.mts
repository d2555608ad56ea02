import type { Config } from '@netlify/functions';
import { passwordChangeSchema } from '../../src/contracts/people/signIn.ts';
import { handle } from '../lib/handle.ts';
import { readProof } from '../lib/signInProof.ts';
import { siteAddress } from '../lib/siteAddress.ts';
import { changePassword } from '../services/passwords.ts';

export default handle(
  { auth: 'required', body: passwordChangeSchema },
  ({ request, supabase, user, body, ip }) => {
    const owner = { supabase, user, ip, siteUrl: siteAddress(request), proof: readProof(request) };
    return changePassword(owner, body);
  },
);

export const config: Config = { path: '/api/account/password', method: 'PUT' };

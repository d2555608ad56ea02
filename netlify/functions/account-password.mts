import type { Config } from '@netlify/functions';
import { passwordChangeSchema } from '../../src/contracts/signIn.ts';
import { handle } from '../lib/handle.ts';
import { proofOf } from '../lib/signInProof.ts';
import { changePassword } from '../services/passwords.ts';

export default handle(
  { auth: 'required', body: passwordChangeSchema },
  ({ request, supabase, user, body, ip }) => {
    const { origin: siteUrl } = new URL(request.url);
    return changePassword({ supabase, user, ip, siteUrl, proof: proofOf(request) }, body);
  },
);

export const config: Config = { path: '/api/account/password', method: 'PUT' };

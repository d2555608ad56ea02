import type { Config } from '@netlify/functions';
import { proofSchema } from '../../src/contracts/people/signIn.ts';
import { handle } from '../lib/handle.ts';
import { readProof } from '../lib/signInProof.ts';
import { proveAgain } from '../services/signIn.ts';

export default handle({ auth: 'required', body: proofSchema }, ({ request, supabase, user, body, ip }) =>
  proveAgain(supabase, { email: user.email, ip, proof: readProof(request) }, body),
);

export const config: Config = { path: '/api/account/proof', method: 'POST' };

import type { Config } from '@netlify/functions';
import { barInvitationInputSchema } from '../../src/contracts/bars/barStaff.ts';
import { handle } from '../lib/handle.ts';
import { createBarStaff } from '../services/barStaff.ts';

export default handle({ auth: 'required', body: barInvitationInputSchema }, ({ supabase, body, params }) =>
  createBarStaff(supabase).invite(params['id'] ?? '', body.role),
);

export const config: Config = { path: '/api/bars/:id/invitations', method: 'POST' };

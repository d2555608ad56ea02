import type { Config } from '@netlify/functions';
import { invitationLookSchema } from '../../src/contracts/people/household.ts';
import { handle } from '../lib/handle.ts';
import { createBarStaff } from '../services/barStaff.ts';

export default handle({ auth: 'required', body: invitationLookSchema }, ({ supabase, body }) =>
  createBarStaff(supabase).lookAt(body.token),
);

export const config: Config = { path: '/api/bars/look', method: 'POST' };

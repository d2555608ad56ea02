import type { Config } from '@netlify/functions';
import { invitationLookSchema } from '../../src/contracts/people/household.ts';
import { handle } from '../lib/handle.ts';
import { createHouseholds } from '../services/households.ts';

export default handle({ auth: 'required', body: invitationLookSchema }, async ({ supabase, body }) => ({
  names: await createHouseholds(supabase).lookAt(body.token),
}));

export const config: Config = { path: '/api/household/look', method: 'POST' };

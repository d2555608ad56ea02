import type { Config } from '@netlify/functions';
import { invitationInputSchema } from '../../src/contracts/people/household.ts';
import { handle } from '../lib/handle.ts';
import { connectAsService } from '../lib/serviceClient.ts';
import { siteAddress } from '../lib/siteAddress.ts';
import { createHouseholds } from '../services/households.ts';

export default handle(
  { auth: 'required', body: invitationInputSchema },
  ({ request, supabase, user, ip, body }) =>
    createHouseholds(supabase).invite(body, {
      service: connectAsService,
      siteUrl: siteAddress(request),
      sender: { ip, account: user.id },
    }),
);

export const config: Config = { path: '/api/household/invitations', method: 'POST' };

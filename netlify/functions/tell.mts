import type { Config } from '@netlify/functions';
import { handle } from '../lib/handle.ts';
import { connectAsService } from '../lib/serviceClient.ts';
import { siteAddress } from '../lib/siteAddress.ts';
import { sendPendingNotices } from '../services/passwordNotice.ts';

export default handle({ auth: 'none' }, async ({ request }) => ({
  sent: await sendPendingNotices(connectAsService('forgetting'), siteAddress(request)),
}));

export const config: Config = { schedule: '@hourly' };

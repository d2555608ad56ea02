import type { Config } from '@netlify/functions';
import { handle } from '../lib/handle.ts';
import { connectAsService } from '../lib/serviceClient.ts';
import { deleteExpiredRows } from '../services/retention.ts';

export default handle({ auth: 'none' }, () => deleteExpiredRows(connectAsService('forgetting')));

export const config: Config = { schedule: '@hourly' };

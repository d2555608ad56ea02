import type { Config } from '@netlify/functions';
import { handle } from '../lib/handle.ts';
import { connectAsService } from '../lib/serviceClient.ts';
import { forgetWhatIsOld } from '../services/retention.ts';

/** Milliseconds; Netlify gives a scheduled function half a minute. */
const FORGETTING_MS = 20_000;

export default handle({ auth: 'none' }, () => forgetWhatIsOld(connectAsService(FORGETTING_MS)));

export const config: Config = { schedule: '@hourly' };

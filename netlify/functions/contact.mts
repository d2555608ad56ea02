import type { Config } from '@netlify/functions';
import { contactMessageSchema } from '../../src/contracts/people/contactMessage.ts';
import { handle } from '../lib/handle.ts';
import { connectAsService } from '../lib/serviceClient.ts';
import { deliverContactMessage } from '../services/contactMessages.ts';

export default handle({ auth: 'optional', body: contactMessageSchema }, ({ body, ip, user }) =>
  deliverContactMessage(connectAsService(), body, { ip, account: user?.id ?? null }),
);

export const config: Config = { path: '/api/contact', method: 'POST' };

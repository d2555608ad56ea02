import type { Config } from '@netlify/functions';
import { contactMessageSchema } from '../../src/contracts/contactMessage.ts';
import { handle } from '../lib/handle.ts';
import { deliverContactMessage } from '../services/contactMessages.ts';

export default handle({ auth: 'none', body: contactMessageSchema }, ({ supabase, body, ip }) =>
  deliverContactMessage(supabase, body, ip),
);

export const config: Config = { path: '/api/contact', method: 'POST' };

import type { Config } from '@netlify/functions';
import { chatRequestSchema } from '../../src/contracts/chat/chat.ts';
import { handle } from '../lib/handle.ts';
import { answerChat } from '../services/chat/answerChat.ts';

/** Twenty messages and a shelf in the widest script, with room to spare. */
const MAX_BODY_BYTES = 256 * 1024;

export default handle(
  { auth: 'optional', body: chatRequestSchema, maxBodyBytes: MAX_BODY_BYTES },
  answerChat,
);

export const config: Config = { path: '/api/chat', method: 'POST' };

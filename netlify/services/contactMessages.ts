import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import {
  sentMessageSchema,
  type ContactMessage,
  type SentMessage,
} from '../../src/contracts/people/contactMessage.ts';
import { allRows, getData } from '../lib/database.ts';
import { consumeRateLimit } from '../lib/rateLimit.ts';
import type { Sender } from '../lib/sender.ts';
import { tellOperator } from './operatorNotice.ts';

/**
 * Stores a message for the operator and tells them of it. One whose honeypot is filled in is dropped without a word.
 * @param service the site's own connection: nobody else may store one
 * @throws RateLimitedError for a sender who has sent too many within the hour, and QuotaError for an account that has sent too many.
 * @throws UnavailableError when the database does not answer.
 */
export async function deliverContactMessage(
  service: SupabaseClient,
  { website, ...message }: ContactMessage,
  { ip, account }: Sender,
): Promise<void> {
  if (website !== '') return;
  await consumeRateLimit(service, 'contact', { ip });
  getData(await service.from('contact_messages').insert({ ...message, user_id: account }));
  const { name, email, locale } = message;
  await tellOperator({
    what: 'message',
    table: 'contact_messages',
    about: name,
    fields: { Name: name, 'E-mail': email, Language: locale, Message: message.message },
    replyTo: email,
  });
}

const rowSchema = sentMessageSchema.omit({ sentAt: true }).extend({ id: z.string(), created_at: z.string() });

/**
 * The messages that the reader whose rights `supabase` carries has sent while signed in, the newest first.
 * @throws UnavailableError when the database does not answer.
 */
export async function listContactMessages(supabase: SupabaseClient): Promise<SentMessage[]> {
  const rows = await allRows(rowSchema, (after) => {
    const all = supabase
      .from('contact_messages')
      .select('id, name, email, message, locale, created_at', { count: 'exact' });
    return (after === undefined ? all : all.gt('id', after)).order('id');
  });
  return rows
    .map(({ id: _, created_at, ...message }) => ({ ...message, sentAt: new Date(created_at).toISOString() }))
    .sort((one, other) => other.sentAt.localeCompare(one.sentAt));
}

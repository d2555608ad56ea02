import type { SupabaseClient } from '@supabase/supabase-js';
import type { ContactMessage } from '../../src/contracts/contactMessage.ts';
import { dataOf } from '../lib/database.ts';
import { takeFormTurn } from './formTurns.ts';

/**
 * Stores a message for the operator. One whose honeypot is filled in is dropped without a word.
 * @throws RateLimitedError for a sender who has no turn left.
 * @throws UnavailableError when the database does not answer.
 */
export async function deliverContactMessage(
  supabase: SupabaseClient,
  { website, ...message }: ContactMessage,
  ip: string,
): Promise<void> {
  if (website !== '') return;
  await takeFormTurn(supabase, 'contact', ip);
  dataOf(await supabase.from('contact_messages').insert(message));
}

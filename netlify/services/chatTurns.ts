import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { dataOf } from '../lib/database.ts';
import { RateLimitedError } from '../lib/errors.ts';
import { senderOf, type Sender } from '../lib/sender.ts';

const turnSchema = z.object({ wait: z.number().int().positive().nullable(), model: z.boolean() });

interface ChatTurn extends Sender {
  /** Whether the model would be called; it has a budget for the day that all share. */
  wantsModel: boolean;
}

/**
 * Takes one of the turns that an address, and an account, have at the chat; the database decides and keeps neither.
 *
 * @param service the site's own connection: nobody else may take turns
 * @returns whether the model may be called
 * @throws RateLimitedError with the time to wait where no turn is left
 * @throws UnavailableError when the database does not answer
 */
export async function takeChatTurn(
  service: SupabaseClient,
  { ip, account, wantsModel }: ChatTurn,
): Promise<boolean> {
  const reply = await service.rpc('take_chat_turn', {
    purpose: 'chat',
    visitor: senderOf(ip),
    account,
    wants_model: wantsModel,
  });
  const { wait, model } = turnSchema.parse(dataOf(reply));
  if (wait !== null) throw new RateLimitedError(wait);
  return model;
}

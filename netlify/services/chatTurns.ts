import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { dataOf } from '../lib/database.ts';
import { RateLimitedError } from '../lib/errors.ts';
import { senderOf } from './formTurns.ts';

const turnSchema = z.object({ wait: z.number().int().positive().nullable(), model: z.boolean() });

interface ChatTurn {
  purpose: 'chat' | 'translation';
  ip: string;
  /** Whether the model would be called; it has a budget for the day that all share. */
  wantsModel: boolean;
}

/**
 * Takes one of the turns that an address, and the account of `supabase`, have; the database decides and keeps neither.
 *
 * @returns whether the model may be called
 * @throws RateLimitedError with the time to wait where no turn is left
 * @throws UnavailableError when the database does not answer
 */
export async function takeChatTurn(
  supabase: SupabaseClient,
  { purpose, ip, wantsModel }: ChatTurn,
): Promise<boolean> {
  const reply = await supabase.rpc('take_chat_turn', {
    purpose,
    visitor: senderOf(ip),
    wants_model: wantsModel,
  });
  const { wait, model } = turnSchema.parse(dataOf(reply));
  if (wait !== null) throw new RateLimitedError(wait);
  return model;
}

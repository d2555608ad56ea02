import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { getData } from '../lib/database.ts';
import { RateLimitedError } from '../lib/errors.ts';
import { consumeRateLimit } from '../lib/rateLimit.ts';
import { getNetwork, getSenderKey, type Sender } from '../lib/sender.ts';

/**
 * Counts a question to the chat for its address and account; the database decides and keeps neither.
 *
 * @param service the site's own connection: nobody else may count
 * @throws RateLimitedError with the time to wait where the limit is reached
 * @throws UnavailableError when the database does not answer
 */
export async function consumeChatRateLimit(service: SupabaseClient, sender: Sender): Promise<void> {
  await consumeRateLimit(service, 'chat', sender);
}

/**
 * Counts a call of the model against the budget of the day that all share. A question may take several.
 *
 * @param service the site's own connection: nobody else may count
 * @returns whether the model may be called
 * @throws UnavailableError when the database does not answer
 */
export async function consumeModelCall(service: SupabaseClient, { ip, account }: Sender): Promise<boolean> {
  const reply = await service.rpc('consume_model_call', {
    visitor: getSenderKey(ip),
    account,
    network: getNetwork(ip),
  });
  return z.boolean().parse(getData(reply));
}

/**
 * Counts a text for an emergency that is told to an address which has reached the limit of the chat: five an hour.
 *
 * @param service the site's own connection: nobody else may count
 * @returns whether it may be told
 * @throws UnavailableError when the database does not answer; the text should be told then
 */
export async function consumeEmergencyAnswer(service: SupabaseClient, ip: string): Promise<boolean> {
  try {
    await consumeRateLimit(service, 'emergency', { ip });
    return true;
  } catch (error) {
    if (error instanceof RateLimitedError) return false;
    throw error;
  }
}

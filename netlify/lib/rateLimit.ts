import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { getData } from './database.ts';
import { RateLimitedError } from './errors.ts';
import { getSenderKey } from './sender.ts';

const answerSchema = z.object({ wait: z.number().int().positive().optional() });

/**
 * Counts an action for an address and, where they are given, an account and a mailbox. The limits are rows of `rate_limits` in the
 * database, which keeps neither address nor account.
 *
 * @param service the site's own connection: nobody else may count
 * @throws RateLimitedError with the time to wait where a limit is reached
 * @throws UnavailableError when the database does not answer
 */
export async function consumeRateLimit(
  service: SupabaseClient,
  action: 'contact' | 'submission' | 'chat' | 'emergency' | 'invitation',
  { ip, account = null, email = null }: { ip: string; account?: string | null; email?: string | null },
): Promise<void> {
  const subjects = { address: [getSenderKey(ip)], account: [account], email: [email] };
  const { wait } = answerSchema.parse(getData(await service.rpc('consume_rate_limit', { action, subjects })));
  if (wait !== undefined) throw new RateLimitedError(wait);
}

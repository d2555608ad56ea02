import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { dataOf } from '../lib/database.ts';
import { RateLimitedError } from '../lib/errors.ts';
import { senderOf } from '../lib/sender.ts';

/**
 * Takes one of the turns that a sender has at a form in an hour; the database decides and keeps no address.
 * @param service the site's own connection: nobody else may take turns
 * @throws RateLimitedError when none is left.
 * @throws UnavailableError when the database does not answer.
 */
export async function takeFormTurn(
  service: SupabaseClient,
  form: 'contact' | 'submission',
  ip: string,
): Promise<void> {
  const reply = await service.rpc('take_form_turn', { form, address: senderOf(ip) });
  if (!z.boolean().parse(dataOf(reply))) throw new RateLimitedError();
}

import { isIPv6 } from 'node:net';
import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { dataOf } from '../lib/database.ts';
import { RateLimitedError } from '../lib/errors.ts';

const IPV4_IN_IPV6 = /^::ffff:(?<address>\d+\.\d+\.\d+\.\d+)$/i;
/** A household with IPv6 has these first groups to itself and changes the others at will. */
const GROUPS_OF_A_HOUSEHOLD = 4;

/**
 * Takes one of the turns that a sender has at a form in an hour; the database decides and keeps no address.
 * @throws RateLimitedError when none is left.
 * @throws UnavailableError when the database does not answer.
 */
export async function takeFormTurn(
  supabase: SupabaseClient,
  form: 'contact' | 'submission',
  ip: string,
): Promise<void> {
  const reply = await supabase.rpc('take_form_turn', { form, address: senderOf(ip) });
  if (!z.boolean().parse(dataOf(reply))) throw new RateLimitedError();
}

/**
 * Takes one of the turns at asking for a code, or at trying a code or password, that an e-mail address and a sender
 * have in an hour.
 * @throws RateLimitedError when none is left.
 * @throws UnavailableError when the database does not answer.
 */
export async function takeSignInTurn(
  supabase: SupabaseClient,
  step: 'code' | 'check',
  email: string,
  ip: string,
): Promise<void> {
  const reply = await supabase.rpc('take_sign_in_turn', { step, email, address: senderOf(ip) });
  if (!z.boolean().parse(dataOf(reply))) throw new RateLimitedError();
}

/**
 * Who counts as one sender.
 * @example senderOf('2001:db8::7') // '2001:db8:0:0'
 */
export function senderOf(ip: string): string {
  const ipv4 = IPV4_IN_IPV6.exec(ip)?.groups?.['address'];
  if (ipv4 !== undefined) return ipv4;
  if (!isIPv6(ip)) return ip;
  const [start = '', end] = ip.toLowerCase().split('%')[0]?.split('::') ?? [];
  const before = groupsOf(start);
  const after = groupsOf(end ?? '');
  const gap = end === undefined ? [] : Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...gap, ...after].slice(0, GROUPS_OF_A_HOUSEHOLD).join(':');
}

function groupsOf(part: string): string[] {
  return part.split(':').flatMap((group) => (group === '' ? [] : [group.replace(/^0+(?=.)/, '')]));
}

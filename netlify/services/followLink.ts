import type { EmailOtpType, SupabaseClient } from '@supabase/supabase-js';
import type { PendingSignIn } from '../lib/pendingSignIn.ts';
import { SignInError } from '../lib/errors.ts';
import { createSignIn } from './signIn.ts';
import { arrivalPage, failurePage, pendingOrElse } from './signInPages.ts';

/** The kinds of e-mail whose links lead here; the templates in supabase/templates/ name them. */
const LINK_TYPES: readonly EmailOtpType[] = ['signup', 'magiclink', 'email'];

/**
 * Signs a reader in with the link of an e-mail.
 * @param pending what this browser began, if the link is opened in the one that asked for it
 * @returns the page to go to: where the reader was going, or the login page with what went wrong
 */
export function followLink(
  supabase: SupabaseClient,
  ip: string,
  query: URLSearchParams,
  pending?: PendingSignIn,
): Promise<string> {
  const goal = pendingOrElse(pending, query.get('next'));
  return arrive(goal, 'link', () => {
    const tokenHash = query.get('token_hash');
    const type = LINK_TYPES.find((known) => known === query.get('type'));
    if (!tokenHash || !type) throw new SignInError('wrong_code', 'This is no link of an e-mail.');
    return createSignIn(supabase, ip).withLink({ tokenHash, type }, goal);
  });
}

/** Signs in a reader whom Google or GitHub sent back; `code` is absent where the reader declined. */
export function returnFromProvider(
  supabase: SupabaseClient,
  ip: string,
  code: string | null,
  pending?: PendingSignIn,
): Promise<string> {
  const goal = pendingOrElse(pending, null);
  return arrive(goal, 'provider', () => {
    if (!code) throw new SignInError('wrong_code', 'The service sent nobody back.');
    return createSignIn(supabase, ip).withProvider(code, goal);
  });
}

/** A full page answers a reader who comes by a link: never an error in JSON. */
async function arrive(
  { next }: PendingSignIn,
  way: 'link' | 'provider',
  signIn: () => Promise<string | null>,
): Promise<string> {
  try {
    return arrivalPage(await signIn(), next);
  } catch (error) {
    const { page, isOurs } = failurePage(error, next, way);
    if (isOurs) console.error(`A sign-in by ${way} failed.`, error);
    return page;
  }
}

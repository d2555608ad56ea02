import type { SupabaseClient } from '@supabase/supabase-js';
import { LINK_TYPES } from '../../src/contracts/signIn.ts';
import type { PendingSignIn } from '../lib/pendingSignIn.ts';
import { SignInError } from '../lib/errors.ts';
import { createSignIn } from './signIn.ts';
import { arrivalPage, failurePage, linkPage, pendingOrElse } from './signInPages.ts';

/**
 * Signs a reader in with the link of an e-mail, in the browser that asked for it. In any other the reader has to press
 * a button first: programmes that look through mailboxes open links too and would use them up, and a link of
 * somebody else's must sign nobody in unasked.
 * @param pending what this browser began, if it did
 * @returns the page to go to: where the reader was going, the one with the button, or the login page with what went
 * wrong
 */
export function followLink(
  supabase: SupabaseClient,
  ip: string,
  query: URLSearchParams,
  pending?: PendingSignIn,
): Promise<string> {
  const goal = pendingOrElse(pending, query.get('next'));
  const tokenHash = query.get('token_hash');
  const type = LINK_TYPES.find((known) => known === query.get('type'));
  const link = tokenHash && type ? { tokenHash, type } : undefined;
  if (link && !pending) return Promise.resolve(linkPage(goal.next, link));
  return arrive(goal, 'link', () => {
    if (!link) throw new SignInError('wrong_code', 'This is no link of an e-mail.');
    return createSignIn(supabase, ip).withLink(link, goal);
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

import type { SupabaseClient } from '@supabase/supabase-js';
import { LINK_TYPES, type EmailLink } from '../../src/contracts/people/signIn.ts';
import { SignInError } from '../lib/errors.ts';
import type { PendingSignIn, SignInGoal } from '../lib/pendingSignIn.ts';
import { keyInAddress, hashProof } from '../lib/signInProof.ts';
import { consumeSignInAttempt } from '../lib/signInAttempts.ts';
import { createSignIn } from './signIn.ts';
import { arrive, readGoal, linkPage, type Arrival } from './signInPages.ts';

type Link = Pick<EmailLink, 'tokenHash' | 'type' | 'key'>;

interface Visit {
  /** What the link says. */
  query: URLSearchParams;
  /** What this browser began, if it did. */
  pending: PendingSignIn | undefined;
  /** That this browser asked for an e-mail. */
  proof: string | undefined;
  /** Takes the cookies of a new session back. */
  discardSession: () => void;
}

/**
 * Opens the link of an e-mail. It signs in where this browser asked for that very e-mail. In any other case the reader
 * has to press a button first: programmes that look through mailboxes open links too and would use them up, and a link
 * of somebody else's, or for another address, must sign nobody in unasked.
 * @returns the page to go to: where the reader was going, the one with the button, or the login page with what went
 * wrong; over once the reader is in
 */
export function openLink(supabase: SupabaseClient, ip: string, visit: Visit): Promise<Arrival> {
  const { query, proof, discardSession } = visit;
  const link = linkOf(query);
  const isAsked = link !== undefined && proof !== undefined && link.key === hashProof(proof);
  const pending = isAsked ? visit.pending : undefined;
  const goal = pending ? readGoal(pending.goal) : readGoal(query.get('next'));
  if (link && !pending) return Promise.resolve({ page: linkPage(goal.next, link), isOver: false });
  return arrive(goal, 'link', async () => {
    if (!link || !pending) throw new SignInError('wrong_code', 'This is no link of an e-mail.');
    const firstName = await followLink(supabase, ip, link, goal);
    await requireReader(supabase, pending, discardSession);
    return firstName;
  });
}

/**
 * Signs in with the link of an e-mail, which a reader wants.
 * @returns the reader's name, if there is one
 * @throws RateLimitedError after too many links from one address that were none.
 */
export async function followLink(
  supabase: SupabaseClient,
  ip: string,
  link: Link,
  newcomer: Pick<SignInGoal, 'locale' | 'firstName'>,
): Promise<string | null> {
  const counted = await consumeSignInAttempt({ step: 'link', linkKey: link.key, ip });
  const firstName = await createSignIn(supabase, ip).withLink(link, newcomer);
  await counted.refund();
  return firstName;
}

/**
 * Anybody can put a token of their own beside the key of an e-mail that was passed on to them. Whose token it was shows
 * when it is used up: a session of another address than this browser asked for ends before the browser has it.
 */
async function requireReader(
  { auth }: SupabaseClient,
  pending: PendingSignIn,
  discardSession: () => void,
): Promise<void> {
  const { data } = await auth.getSession();
  if (pending.isFor(data.session?.user.email ?? '')) return;
  const { error } = await auth.signOut({ scope: 'local' });
  if (error)
    console.error('A session of somebody else was not ended; its cookies were not given out.', error);
  discardSession();
  throw new SignInError('wrong_code', 'This link is for another address than asked for it.');
}

function linkOf(query: URLSearchParams): Link | undefined {
  const tokenHash = query.get('token_hash');
  const type = LINK_TYPES.find((known) => known === query.get('type'));
  const key = keyInAddress(query.get('asked'));
  return tokenHash && type && key ? { tokenHash, type, key } : undefined;
}

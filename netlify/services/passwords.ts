import type { SupabaseClient } from '@supabase/supabase-js';
import type { PasswordChange } from '../../src/contracts/people/signIn.ts';
import { getAuthData } from '../lib/authReply.ts';
import { getData } from '../lib/database.ts';
import { supabaseWait, withDeadline } from '../lib/deadline.ts';
import { NotProvenError, UnauthorizedError } from '../lib/errors.ts';
import { sendMail } from '../lib/mail.ts';
import { connectAsService } from '../lib/serviceClient.ts';
import type { SignedInUser } from '../lib/session.ts';
import { hasPassword } from './hasPassword.ts';
import { refuseGuessable } from './passwordRules.ts';
import { isToldAtOnce, passwordNotice, type PasswordEvent } from './passwordNotice.ts';
import { findFreshProof, noteProof, openPasswordWindow } from './provenSessions.ts';
import { proveAgain } from './signIn.ts';
import { endAllSessions, endOtherSessions } from './signOut.ts';
import { storedForm } from './storedForm.ts';

const SAME_PASSWORD = 'same_password';

/** Who changes a password, and where. */
export interface PasswordOwner {
  supabase: SupabaseClient;
  user: SignedInUser;
  ip: string;
  /** What shows that this browser asked for a code. */
  proof: string | undefined;
  /** Address of the site, for the notice. */
  siteUrl: string;
}

/**
 * Sets, changes or removes the password of a reader who is in. The order keeps the account safe wherever it breaks off:
 * what is too easy to guess goes no further, then comes the proof, then the other sessions end, then the change, and
 * again the other sessions. The reader is told by e-mail.
 * @throws NotProvenError where nothing shows that it is the reader who asks.
 * @throws SignInError, RateLimitedError or UnavailableError.
 */
export async function changePassword(owner: PasswordOwner, change: PasswordChange): Promise<void> {
  const { event, failure } = await withDeadline(supabaseWait('password'), makeChange(owner, change));
  const { user, siteUrl } = owner;
  if (event && (await isToldAtOnce(connectAsService(), user.id, event))) {
    await sendMail({ to: user.email, ...passwordNotice(event, user.language ?? change.locale, siteUrl) });
  }
  if (failure) throw failure;
}

interface Outcome {
  /** What happened to the password, if anything did. */
  event?: PasswordEvent;
  /** Why the change was not made although something happened. */
  failure?: Error;
}

async function makeChange(owner: PasswordOwner, { password, proof }: PasswordChange): Promise<Outcome> {
  const { supabase, user } = owner;
  if (password !== null) refuseGuessable(password, user.email);
  await prove(owner, proof);
  const hadOne = await hasPassword(supabase);
  if (password === null) {
    if (!hadOne) return {};
    await removePassword(user);
    await endOtherSessions(supabase);
    return { event: 'removed' };
  }
  const stored = await storePassword(owner, storedForm(password));
  if (stored === 'lost') {
    // Somebody has a token of this very session: it ends too, and its reader signs in again.
    await endAllSessions(supabase);
    return { event: 'removed', failure: new UnauthorizedError() };
  }
  if (stored === 'same') return {};
  return { event: hadOne ? 'changed' : 'set' };
}

/** A request of an ended session may still be under way at the first try; at the second it no longer is. */
const TRIES = 2;

/**
 * Stores a password.
 * @returns whether it is stored, was the same before, or did not stay, so that the account has none
 */
async function storePassword(owner: PasswordOwner, password: string): Promise<'stored' | 'same' | 'lost'> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const outcome = await tryToStore(owner, password);
    if (outcome !== 'lost') return outcome;
  }
  return 'lost';
}

/**
 * Stores a password and signs in with it, which shows that nobody else stored another one at the same moment, and begins
 * the session anew: a copied token of the session before is worth nothing then. Where the sign-in fails, the account is
 * left without a password.
 */
async function tryToStore({ supabase, user }: PasswordOwner, password: string) {
  const provenAt = await findFreshProof(supabase);
  const window = await openPasswordWindow(supabase);
  try {
    const { error, ...reply } = await supabase.auth.updateUser({ password });
    const isSame = error?.code === SAME_PASSWORD;
    if (!isSame) getAuthData({ ...reply, error });
    await window.shut();
    const check = await supabase.auth.signInWithPassword({ email: user.email, password });
    if (check.error) {
      console.error('A new password does not sign in and was removed.', check.error);
      await removePassword(user);
    } else if (provenAt !== undefined) {
      await noteProof(supabase, provenAt);
    }
    await endOtherSessions(supabase);
    if (check.error) return 'lost';
    return isSame ? 'same' : 'stored';
  } finally {
    await window.close();
  }
}

async function removePassword({ id }: SignedInUser): Promise<void> {
  getData(await connectAsService().rpc('remove_password', { account: id }));
}

async function prove({ supabase, user, ip, proof }: PasswordOwner, given: PasswordChange['proof']) {
  const { email } = user;
  if (!given) {
    if ((await findFreshProof(supabase)) === undefined) throw new NotProvenError();
  } else {
    await proveAgain(supabase, { email, ip, proof }, given);
  }
}

import type { SupabaseClient } from '@supabase/supabase-js';
import type { PasswordChange } from '../../src/contracts/signIn.ts';
import { authDataOf } from '../lib/authReply.ts';
import { dataOf } from '../lib/database.ts';
import { supabaseWait, withDeadline } from '../lib/deadline.ts';
import { NotProvenError } from '../lib/errors.ts';
import { sendMail } from '../lib/mail.ts';
import { connectAsService } from '../lib/serviceClient.ts';
import type { SignedInUser } from '../lib/session.ts';
import { hasPassword } from './hasPassword.ts';
import { refuseGuessable } from './passwordRules.ts';
import { passwordNotice, type PasswordEvent } from './passwordNotice.ts';
import { allowPassword, isFreshlyProven } from './provenSessions.ts';
import { tryCode, tryPassword } from './signIn.ts';
import { endOtherSessions } from './signOut.ts';
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
 * what is too easy to guess goes no further, then comes the proof, then the change, and the other sessions end with it.
 * The reader is told by e-mail.
 * @throws NotProvenError where nothing shows that it is the reader who asks.
 * @throws SignInError, RateLimitedError or UnavailableError.
 */
export async function changePassword(owner: PasswordOwner, change: PasswordChange): Promise<void> {
  const event = await withDeadline(supabaseWait('password'), makeChange(owner, change));
  if (!event) return;
  const { user, siteUrl } = owner;
  await sendMail({ to: user.email, ...passwordNotice(event, user.language ?? change.locale, siteUrl) });
}

/** @returns what happened, if anything did */
async function makeChange(
  owner: PasswordOwner,
  { password, proof }: PasswordChange,
): Promise<PasswordEvent | undefined> {
  const { supabase, user } = owner;
  if (password !== null) refuseGuessable(password, user.email);
  await prove(owner, proof);
  const hadOne = await hasPassword(supabase);
  if (password === null) {
    if (!hadOne) return undefined;
    dataOf(await connectAsService().rpc('remove_password', { account: user.id }));
  } else {
    await allowPassword(supabase);
    const { error, ...reply } = await supabase.auth.updateUser({ password: storedForm(password) });
    if (error?.code === SAME_PASSWORD) return undefined;
    authDataOf({ ...reply, error });
  }
  await endOtherSessions(supabase);
  if (password === null) return 'removed';
  return hadOne ? 'changed' : 'set';
}

async function prove({ supabase, user, ip, proof }: PasswordOwner, given: PasswordChange['proof']) {
  const { email } = user;
  if (!given) {
    if (!(await isFreshlyProven(supabase))) throw new NotProvenError();
  } else if ('code' in given) {
    await tryCode(supabase, { email, code: given.code, proof, ip });
  } else {
    await tryPassword(supabase, { email, password: given.password, ip });
  }
}

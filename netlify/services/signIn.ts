import type { EmailOtpType, SupabaseClient } from '@supabase/supabase-js';
import type { Locale } from '../../src/contracts/site/locale.ts';
import type {
  CodeCheck,
  CodeRequest,
  EmailLink,
  PasswordSignIn,
  Proof,
  SignInAnswer,
} from '../../src/contracts/people/signIn.ts';
import { getAuthData } from '../lib/authReply.ts';
import { supabaseWait, withDeadline, type Wait } from '../lib/deadline.ts';
import { readSignInPace } from '../lib/environment.ts';
import { isOutage } from '../lib/errors.ts';
import { inPace } from '../lib/pace.ts';
import { addressWithKey, hashProof } from '../lib/signInProof.ts';
import { consumeSignInAttempt, type Owner } from '../lib/signInAttempts.ts';
import { createProfiles } from './profiles.ts';
import { noteProof, getSessionId } from './provenSessions.ts';
import { storedForm } from './storedForm.ts';

const BAD_REQUEST = 400;
/** An e-mail takes longer to hand over than a code to compare. */
const EMAIL_PACES = 2;

/**
 * What Supabase Auth says of an e-mail too soon after the last to the same account, whose code is still good: it has the
 * same code as the limit of the whole project (supabase/auth, `generateFrequencyLimitErrorMessage` in
 * internal/api/mail.go).
 */
const TOO_SOON = /you can only request this after \d+ seconds/;

/** What a reader said of an account that may be new. */
interface Newcomer {
  locale: Locale;
  firstName?: string | undefined;
}

/** `isKnown`: whether this browser has signed in with the address before. */
export interface SignIn {
  /** Sends an e-mail with a one-time code and link, to old readers and new ones alike. */
  sendCode(request: CodeRequest, proof: string, isKnown?: boolean): Promise<SignInAnswer>;
  /** Signs in with the code of an e-mail, in the browser that asked for it. */
  checkCode(check: CodeCheck, proof: string | undefined, isKnown?: boolean): Promise<SignInAnswer>;
  /** Signs in with a password. */
  withPassword(signIn: PasswordSignIn, isKnown?: boolean): Promise<SignInAnswer>;
  /**
   * Signs in with the link of an e-mail.
   * @returns the reader's name, if there is one
   */
  withLink(link: Pick<EmailLink, 'tokenHash' | 'type'>, newcomer: Newcomer): Promise<string | null>;
  /** Signs in with the code that Google or GitHub sent the reader back with. */
  withProvider(code: string, newcomer: Newcomer): Promise<string | null>;
}

/**
 * The ways to sign in; all but `sendCode` set the session's cookies through `supabase`. With a code or a
 * password, neither the answer nor its time says whether an account exists. All throw RateLimitedError,
 * SignInError or UnavailableError, `sendCode` InvalidBodyError too.
 * @param siteUrl an address of this site, for the links of e-mails
 */
export function createSignIn(supabase: SupabaseClient, ip: string, siteUrl = ''): SignIn {
  const { auth } = supabase;

  async function sendCode({ email, locale }: CodeRequest, proof: string, isKnown: boolean) {
    const linkKey = hashProof(proof);
    const { mail } = await consumeSignInAttempt({ step: 'code', email, proof, linkKey, ip, isKnown });
    if (mail === 'knownNotSent') return { status: 'code-sent-if-known' } satisfies SignInAnswer;
    // Whoever asks may be anybody: an account gets its name from a reader who is in.
    const data = { language: locale };
    const { error, ...reply } = await auth.signInWithOtp({
      email,
      options: { data, emailRedirectTo: addressWithKey(siteUrl, proof) },
    });
    if (mail === 'knownSent') {
      // What Supabase refuses an address that has an account would tell that it has one.
      if (error && isOutage(error.status)) getAuthData({ ...reply, error });
      return { status: 'code-sent-if-known' } satisfies SignInAnswer;
    }
    if (error && !TOO_SOON.test(error.message)) getAuthData({ ...reply, error });
    return { status: 'code-sent' } satisfies SignInAnswer;
  }

  async function checkCode(check: CodeCheck, proof: string | undefined, isKnown: boolean) {
    await tryCode(supabase, { email: check.email, code: check.code, proof, ip, isKnown });
    return { status: 'signed-in', firstName: await welcome(check) } satisfies SignInAnswer;
  }

  async function withPassword(request: PasswordSignIn, isKnown: boolean) {
    await tryPassword(supabase, { email: request.email, password: request.password, ip, isKnown });
    return { status: 'signed-in', firstName: await welcome(request) } satisfies SignInAnswer;
  }

  async function withLink({ tokenHash, type }: Pick<EmailLink, 'tokenHash' | 'type'>, newcomer: Newcomer) {
    getAuthData(await auth.verifyOtp({ token_hash: tokenHash, type }));
    await noteProof(supabase);
    return welcome(newcomer);
  }

  async function withProvider(code: string, newcomer: Newcomer) {
    getAuthData(await auth.exchangeCodeForSession(code));
    return welcome(newcomer);
  }

  /** Gives a new account the name and language that its first e-mail may have lost. */
  async function welcome({ locale, firstName }: Newcomer): Promise<string | null> {
    const { user } = getAuthData(await auth.getUser());
    if (user.user_metadata['language'] === undefined) {
      getAuthData(await auth.updateUser({ data: { language: locale } }));
    }
    const profiles = createProfiles(supabase);
    const known = await profiles.firstNameOf(user.id);
    if (known === null && firstName !== undefined) await profiles.rename(user.id, firstName);
    return known ?? firstName ?? null;
  }

  const inTime = <Value>(work: Promise<Value>, wait: Wait = 'signIn') =>
    withDeadline(supabaseWait(wait), work);
  const paced = <Value>(paces: number, work: () => Promise<Value>, wait?: Wait) =>
    inPace(paces * readSignInPace(), () => inTime(work(), wait));

  return {
    sendCode: (request, proof, isKnown = false) =>
      paced<SignInAnswer>(EMAIL_PACES, () => sendCode(request, proof, isKnown), 'sendCode'),
    checkCode: (check, proof, isKnown = false) => paced(1, () => checkCode(check, proof, isKnown)),
    withPassword: (request, isKnown = false) => paced(1, () => withPassword(request, isKnown)),
    withLink: (link, newcomer) => inTime(withLink(link, newcomer)),
    withProvider: (code, newcomer) => inTime(withProvider(code, newcomer)),
  };
}

/** What a reader who signs in, or is in and has to show it once more, gives. */
interface Attempt extends Owner {
  email: string;
  ip: string;
}

/**
 * Tries the code of an e-mail, in the browser that holds the `proof` of having asked; the session begins anew.
 * @throws SignInError for a wrong code, RateLimitedError after too many.
 */
export async function tryCode(
  supabase: SupabaseClient,
  { code, ...attempt }: Attempt & { code: string; proof: string | undefined },
): Promise<void> {
  const counted = await consumeSignInAttempt({ step: 'check', ...attempt });
  await verifyCode(supabase, attempt.email, code);
  await Promise.all([counted.refund(), noteProof(supabase)]);
}

/**
 * Tries a password; the session begins anew.
 * @throws SignInError for a wrong one, RateLimitedError after too many.
 */
export async function tryPassword(
  supabase: SupabaseClient,
  { password, ...attempt }: Attempt & { password: string },
): Promise<void> {
  const counted = await consumeSignInAttempt({ step: 'password', ...attempt });
  const { email } = attempt;
  getAuthData(await supabase.auth.signInWithPassword({ email, password: storedForm(password) }));
  await counted.refund();
}

/**
 * Has a reader who is in show again that it is them, by the current password or a code; the session begins anew, and may
 * do for ten minutes what cannot be undone (supabase/migrations/20261130020000_accounts.sql).
 * @throws SignInError for a wrong one, RateLimitedError after too many.
 */
export function proveAgain(
  supabase: SupabaseClient,
  { proof, email, ip }: { email: string; ip: string; proof: string | undefined },
  given: Proof,
): Promise<void> {
  const prove = async () => {
    // Strangers who try the address do not keep its reader from this.
    const who = { email, ip, session: await getSessionId(supabase) };
    await ('code' in given
      ? tryCode(supabase, { ...who, proof, code: given.code })
      : tryPassword(supabase, { ...who, password: given.password }));
  };
  return withDeadline(supabaseWait('signIn'), prove());
}

/**
 * Supabase takes any code of an e-mail as "email"; its embedded edition does not know that kind and wants to be told
 * which e-mail it was.
 */
async function verifyCode(supabase: SupabaseClient, email: string, code: string): Promise<void> {
  const verify = (type: EmailOtpType) => supabase.auth.verifyOtp({ email, token: code, type });
  const reply = await verify('email');
  if (reply.error?.status !== BAD_REQUEST) {
    getAuthData(reply);
    return;
  }
  const asLink = await verify('magiclink');
  getAuthData(asLink.error ? await verify('signup') : asLink);
}

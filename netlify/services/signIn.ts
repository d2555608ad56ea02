import type { EmailOtpType, SupabaseClient } from '@supabase/supabase-js';
import type { Locale } from '../../src/contracts/locale.ts';
import type {
  CodeCheck,
  CodeRequest,
  EmailLink,
  PasswordSignIn,
  SignInAnswer,
} from '../../src/contracts/signIn.ts';
import { authDataOf, refusalOf } from '../lib/authReply.ts';
import { withDeadline } from '../lib/deadline.ts';
import { takeSignInTurn } from './formTurns.ts';
import { createProfiles } from './profiles.ts';

/** For all the calls of one step together. */
const STEP_MS = 4_500;
const BAD_REQUEST = 400;
const TOO_MANY_REQUESTS = 429;

/** How Supabase refuses an address that has an account already: its embedded edition says that it was too soon. */
const TAKEN = new Set(['user_already_exists', 'email_exists', 'over_email_send_rate_limit']);

/** What a reader said of an account that may be new. */
interface Newcomer {
  locale: Locale;
  firstName?: string | undefined;
}

export interface SignIn {
  /** Sends an e-mail with a one-time code and link, to old readers and new ones alike. */
  sendCode(request: CodeRequest): Promise<SignInAnswer>;
  /** Signs in with the code of an e-mail. */
  checkCode(check: CodeCheck): Promise<SignInAnswer>;
  /** Signs in with a password, or opens an account with one, which the e-mail's code has to confirm. */
  withPassword(signIn: PasswordSignIn): Promise<SignInAnswer>;
  /**
   * Signs in with the link of an e-mail.
   * @returns the reader's name, if there is one
   */
  withLink(link: Pick<EmailLink, 'tokenHash' | 'type'>, newcomer: Newcomer): Promise<string | null>;
  /** Signs in with the code that Google or GitHub sent the reader back with. */
  withProvider(code: string, newcomer: Newcomer): Promise<string | null>;
}

/**
 * The ways to sign in. Each sets the cookies of the session through `supabase` and says nothing of whether an
 * account exists. All throw RateLimitedError, SignInError or UnavailableError.
 */
export function createSignIn(supabase: SupabaseClient, ip: string): SignIn {
  const { auth } = supabase;

  async function send({ email, locale, firstName }: CodeRequest): Promise<SignInAnswer> {
    const data = metadataOf({ locale, firstName });
    authDataOf(await auth.signInWithOtp({ email, options: { data } }));
    return { status: 'code-sent' };
  }

  /** Gives a new account the name and language that its first e-mail may have lost. */
  async function welcome({ locale, firstName }: Newcomer): Promise<string | null> {
    const { user } = authDataOf(await auth.getUser());
    if (user.user_metadata['language'] === undefined) {
      authDataOf(await auth.updateUser({ data: { language: locale } }));
    }
    const profiles = createProfiles(supabase);
    const known = await profiles.firstNameOf(user.id);
    if (known === null && firstName !== undefined) await profiles.rename(user.id, firstName);
    return known ?? firstName ?? null;
  }

  async function signUp(request: PasswordSignIn): Promise<SignInAnswer> {
    const { email, password } = request;
    const reply = await auth.signUp({ email, password, options: { data: metadataOf(request) } });
    const isTaken = TAKEN.has(reply.error?.code ?? '') || reply.data.user?.identities?.length === 0;
    // Whoever has the mailbox gets in; whoever has not learns nothing.
    if (isTaken) return send(request);
    const { session } = authDataOf(reply);
    return session ? { status: 'signed-in', firstName: await welcome(request) } : { status: 'code-sent' };
  }

  async function signInWithPassword(request: PasswordSignIn): Promise<SignInAnswer> {
    const { email, password } = request;
    const reply = await auth.signInWithPassword({ email, password });
    if (reply.error?.code === 'email_not_confirmed') {
      const { error } = await auth.resend({ type: 'signup', email });
      // Too soon after the last: that one is still good.
      if (error && error.status !== TOO_MANY_REQUESTS) throw refusalOf(error);
      return { status: 'code-sent' };
    }
    authDataOf(reply);
    return { status: 'signed-in', firstName: await welcome(request) };
  }

  return {
    sendCode: (request) =>
      withDeadline(
        STEP_MS,
        takeSignInTurn(supabase, 'code', request.email, ip).then(() => send(request)),
      ),
    checkCode: (check) =>
      withDeadline(
        STEP_MS,
        takeSignInTurn(supabase, 'check', check.email, ip)
          .then(() => verifyCode(supabase, check))
          .then(async () => ({ status: 'signed-in', firstName: await welcome(check) })),
      ),
    withPassword: (request) =>
      withDeadline(
        STEP_MS,
        takeSignInTurn(supabase, request.intent === 'sign-up' ? 'code' : 'check', request.email, ip).then(
          () => (request.intent === 'sign-up' ? signUp(request) : signInWithPassword(request)),
        ),
      ),
    withLink: ({ tokenHash, type }, newcomer) =>
      withDeadline(
        STEP_MS,
        auth
          .verifyOtp({ token_hash: tokenHash, type })
          .then(authDataOf)
          .then(() => welcome(newcomer)),
      ),
    withProvider: (code, newcomer) =>
      withDeadline(
        STEP_MS,
        auth
          .exchangeCodeForSession(code)
          .then(authDataOf)
          .then(() => welcome(newcomer)),
      ),
  };
}

/** What the e-mails of supabase/templates/ and the trigger that makes profiles read of an account. */
function metadataOf({ locale, firstName }: Newcomer): Record<string, string> {
  return { language: locale, ...(firstName !== undefined && { first_name: firstName }) };
}

/**
 * Supabase takes any code of an e-mail as "email"; its embedded edition does not know that kind and wants to be told
 * which e-mail it was.
 */
async function verifyCode(supabase: SupabaseClient, { email, code }: CodeCheck): Promise<void> {
  const verify = (type: EmailOtpType) => supabase.auth.verifyOtp({ email, token: code, type });
  const reply = await verify('email');
  if (reply.error?.status !== BAD_REQUEST) {
    authDataOf(reply);
    return;
  }
  const asLink = await verify('magiclink');
  authDataOf(asLink.error ? await verify('signup') : asLink);
}

import { isAuthSessionMissingError, type AuthError } from '@supabase/supabase-js';
import {
  InvalidBodyError,
  isOutage,
  PasswordsClosedError,
  RateLimitedError,
  SignInError,
  UnauthorizedError,
  UnavailableError,
} from './errors.ts';

/** What Supabase Auth calls a refusal that a reader can do something about. */
const REFUSALS: Record<string, (error: AuthError) => Error> = {
  otp_expired: wrongCode,
  otp_disabled: wrongCode,
  flow_state_not_found: wrongCode,
  flow_state_expired: wrongCode,
  bad_code_verifier: wrongCode,
  pkce_code_verifier_not_found: wrongCode,
  invalid_credentials: wrongPassword,
  // Nobody learns that an address has been signed up with.
  email_not_confirmed: wrongPassword,
  weak_password: () => new SignInError('weak_password', 'This password is too easy to guess.'),
  current_password_required: (error) => new PasswordsClosedError(error),
  email_address_invalid: wrongEmail,
  email_address_not_authorized: wrongEmail,
  // Supabase Auth takes fewer addresses than mail servers do; all else is checked before it is asked.
  validation_failed: wrongEmail,
  over_email_send_rate_limit: () => new RateLimitedError(),
  over_request_rate_limit: () => new RateLimitedError(),
};

const TOO_MANY_REQUESTS = 429;

interface AuthReply {
  data: unknown;
  error: AuthError | null;
}

/**
 * The data of a reply of Supabase Auth.
 * @throws UnavailableError when it could not be reached.
 * @throws ApiError of another kind when it refused something that the caller may know about.
 */
export function getAuthData<Reply extends AuthReply>({
  data,
  error,
}: Reply): Extract<Reply, { error: null }>['data'] {
  if (!error) return data;
  throw toAuthRefusal(error);
}

/** What an error of Supabase Auth says to the caller. */
export function toAuthRefusal(error: AuthError): Error {
  const refusal = REFUSALS[error.code ?? ''];
  if (refusal) return refusal(error);
  if (error.status === TOO_MANY_REQUESTS) return new RateLimitedError();
  if (isAuthSessionMissingError(error)) return new UnauthorizedError();
  // Supabase Auth names what it refuses. Without a name, somebody before it spoke: a key that is wrong, a bill.
  if (isOutage(error.status) || !error.code) return new UnavailableError(error);
  return new Error(`Supabase Auth refused: ${error.code ?? error.status}: ${error.message}`, {
    cause: error,
  });
}

function wrongCode(): Error {
  return new SignInError('wrong_code', 'This code or link is wrong, used or too old.');
}

function wrongPassword(): Error {
  return new SignInError('wrong_password', 'This e-mail address and password do not match.');
}

function wrongEmail(): Error {
  return new InvalidBodyError('The e-mail address cannot be reached.', [
    { path: 'email', message: 'cannot be reached' },
  ]);
}

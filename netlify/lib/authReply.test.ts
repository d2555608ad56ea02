import { AuthApiError, AuthRetryableFetchError, AuthSessionMissingError } from '@supabase/supabase-js';
import { expect, it } from 'vitest';
import { toAuthRefusal } from './authReply.ts';
import {
  InvalidBodyError,
  PasswordsClosedError,
  RateLimitedError,
  SignInError,
  UnauthorizedError,
  UnavailableError,
} from './errors.ts';

const refused = (status: number, code?: string) => new AuthApiError('no', status, code);

it.each([
  ['an address that it does not take', refused(400, 'validation_failed'), InvalidBodyError],
  ['a wrong code', refused(403, 'otp_expired'), SignInError],
  [
    'a project that wants the current password too',
    refused(400, 'current_password_required'),
    PasswordsClosedError,
  ],
  ['a verifier that is not there', refused(400, 'pkce_code_verifier_not_found'), SignInError],
  ['a verifier of another flow', refused(400, 'bad_code_verifier'), SignInError],
  ['too many requests', refused(429, 'over_request_rate_limit'), RateLimitedError],
  ['too many requests for the gateway', refused(429), RateLimitedError],
  ['a session that has ended in between', new AuthSessionMissingError(), UnauthorizedError],
  ['a key that is wrong', refused(401), UnavailableError],
  ['a bill that is not paid', refused(402), UnavailableError],
  ['a gateway that refuses', refused(403), UnavailableError],
  ['a broken connection', new AuthRetryableFetchError('failed', 0), UnavailableError],
  ['a fault of the service', new AuthRetryableFetchError('down', 503), UnavailableError],
])('tells the caller what %s means', (_, error, expected) => {
  expect(toAuthRefusal(error)).toBeInstanceOf(expected);
});

it('takes a refusal that it does not know for a fault of the site, and names it in the log', () => {
  const error = toAuthRefusal(refused(422, 'something_new'));
  expect(error).not.toHaveProperty('status');
  expect(error.message).toContain('something_new');
});

import type { BodyIssue, ErrorCode, Quota } from '../../src/contracts/site/error.ts';

/** A refusal that the caller may know about: it carries its code and status to the answer. */
export abstract class ApiError extends Error {
  abstract readonly code: ErrorCode;
  abstract readonly status: number;
  readonly issues?: BodyIssue[];
  /** What is stored now, where the caller knew something older. */
  readonly current?: unknown;
  /** Which limit of the account was reached. */
  readonly quota?: Quota;
}

export class InvalidBodyError extends ApiError {
  readonly code = 'invalid_body';
  readonly status = 400;
  declare readonly issues?: BodyIssue[];

  constructor(message: string, issues?: BodyIssue[]) {
    super(message);
    if (issues) this.issues = issues;
  }
}

/** An address that no page of the site leads to and that nothing can be looked up by. */
export class InvalidAddressError extends ApiError {
  readonly code = 'invalid_address';
  readonly status = 400;

  constructor() {
    super('The address holds something that cannot be looked up.');
  }
}

export class PayloadTooLargeError extends ApiError {
  readonly code = 'payload_too_large';
  readonly status = 413;

  constructor(maxBytes: number) {
    super(`The body is larger than ${maxBytes} bytes.`);
  }
}

export class UnauthorizedError extends ApiError {
  readonly code = 'unauthorized';
  readonly status = 401;

  constructor(message = 'Sign in first.') {
    super(message);
  }
}

export class ForbiddenError extends ApiError {
  readonly code = 'forbidden';
  readonly status = 403;

  constructor(message = 'This is not allowed.') {
    super(message);
  }
}

export class NotFoundError extends ApiError {
  readonly code = 'not_found';
  readonly status = 404;

  constructor(message = 'There is nothing at this address.') {
    super(message);
  }
}

/** Too much in too short a time; it may be tried again later, after `retryAfterSeconds` where that is known. */
export class RateLimitedError extends ApiError {
  readonly code = 'rate_limited';
  readonly status = 429;
  readonly retryAfterSeconds: number | undefined;

  constructor(retryAfterSeconds?: number) {
    super('Too many requests; try again later.');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** A body that has the right shape but names a recipe that there is not. */
export class UnknownRecipeError extends ApiError {
  readonly code = 'unknown_recipe';
  readonly status = 422;

  constructor(id: string) {
    super(`There is no recipe "${id}".`);
  }
}

/** Somebody else changed it since the caller read it. */
export class ConflictError extends ApiError {
  readonly code = 'conflict';
  readonly status = 409;
  override readonly current: unknown;

  constructor(current: unknown) {
    super('It was changed elsewhere in the meantime.');
    this.current = current;
  }
}

/** The name that a bar asks for is another's, or was. */
export class NameTakenError extends ApiError {
  readonly code = 'name_taken';
  readonly status = 409;

  constructor() {
    super('This name belongs to another bar.');
  }
}

/** A menu that is put away, which cannot be published. */
export class ArchivedError extends ApiError {
  readonly code = 'archived';
  readonly status = 409;

  constructor() {
    super('This menu is archived. Take it back first.');
  }
}

/** The account keeps as much as it may; something has to go first. */
export class QuotaError extends ApiError {
  readonly code = 'quota_reached';
  readonly status = 422;
  override readonly quota: Quota;

  constructor(quota: Quota) {
    super(`This account keeps as much as it may: ${quota.most} (${quota.of}).`);
    this.quota = quota;
  }
}

/** A failed sign-in, or a new password that is too weak; it does not say whether an account exists. */
export class SignInError extends ApiError {
  readonly status = 422;
  readonly code: Extract<ErrorCode, 'wrong_code' | 'wrong_password' | 'weak_password'>;

  constructor(code: SignInError['code'], message: string) {
    super(message);
    this.code = code;
  }
}

/** Somebody is signed in, but has to show first that it is the reader who asks (`POST /api/account/proof`). */
export class NotProvenError extends ApiError {
  readonly code = 'not_proven';
  readonly status = 403;

  constructor() {
    super('Give the current password or a code first.');
  }
}

/** Supabase Auth asks for a password that the site does not have: a setting of the project is wrong. */
export class PasswordsClosedError extends ApiError {
  readonly code = 'passwords_closed';
  readonly status = 503;

  constructor(cause?: unknown) {
    const hint = 'Switch "Require current password" off at Supabase (docs/deploy.md).';
    super('Passwords cannot be changed at the moment.', { cause: new Error(hint, { cause }) });
  }
}

/** Something that the site depends on did not answer, or not in time; the cause goes to the log only. */
export class UnavailableError extends ApiError {
  readonly code = 'unavailable';
  readonly status = 503;

  constructor(cause?: unknown) {
    super('The service is not available at the moment.', { cause });
  }
}

const NO_ANSWER = 0;
const SERVER_ERROR = 500;
const GATEWAY_STATUSES = new Set([502, 503, 504]);

/**
 * Whether a failed call to Supabase says that the service is away, not that it refused. A database
 * that refuses gives a code; the gateway in front of it, or nobody at all, does not.
 */
export function isOutage(status = NO_ANSWER, code?: string): boolean {
  return status === NO_ANSWER || GATEWAY_STATUSES.has(status) || (status >= SERVER_ERROR && !code);
}

import { createHmac, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { DEFAULT_LOCALE } from '../../src/contracts/site/locale.ts';
import { localeSchema } from '../../src/contracts/site/localeSchema.ts';
import { CODE_LIFETIME } from '../../src/contracts/people/signIn.ts';
import { firstNameSchema } from '../../src/contracts/people/user.ts';
import { cookieLine, readCookie } from './cookies.ts';

/** The cookie that remembers a sign-in on its way through a mailbox. */
const COOKIE = 'mixmaster-sign-in';
const SALT_BYTES = 16;

const goalSchema = z.object({
  next: z.string().catch('/'),
  locale: localeSchema.catch(DEFAULT_LOCALE),
  firstName: firstNameSchema.optional().catch(undefined),
});
const cookieSchema = goalSchema.extend({ salt: z.string().min(1), address: z.string().min(1) });

/** Where a reader was going, in what language, and the name that was given: none of it opens anything. */
export type SignInGoal = z.infer<typeof goalSchema>;

/** A sign-in that this browser began. */
export interface PendingSignIn {
  goal: SignInGoal;
  /** Whether it was begun for this e-mail address. */
  isFor(email: string): boolean;
}

/** What this browser began, if it did. */
export function readPendingSignIn(request: Request): PendingSignIn | undefined {
  try {
    const text = readCookie(request, COOKIE) ?? 'null';
    const { salt, address, ...goal } = cookieSchema.parse(JSON.parse(text));
    return { goal, isFor: (email) => hashOf(email, salt) === address };
  } catch {
    return undefined;
  }
}

/**
 * `Set-Cookie` value that remembers in this browser that a sign-in began for `email`, or forgets it. The address
 * itself is not in it: whoever finds the cookie could only try addresses.
 */
export function pendingSignInCookie(
  request: Request,
  pending: (SignInGoal & { email: string }) | undefined,
): string {
  if (!pending) return cookieLine(request, COOKIE, { value: '', maxAge: 0 });
  const { email, ...goal } = pending;
  const salt = randomBytes(SALT_BYTES).toString('base64url');
  const value = JSON.stringify({ ...goal, salt, address: hashOf(email, salt) });
  return cookieLine(request, COOKIE, { value, maxAge: CODE_LIFETIME });
}

/** Accounts are known by addresses in lower case. */
function hashOf(email: string, salt: string): string {
  return createHmac('sha256', salt).update(email.trim().toLowerCase()).digest('base64url');
}

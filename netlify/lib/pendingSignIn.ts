import { parseCookieHeader, serializeCookieHeader } from '@supabase/ssr';
import { z } from 'zod';
import { DEFAULT_LOCALE, localeSchema } from '../../src/contracts/locale.ts';
import { firstNameSchema } from '../../src/contracts/user.ts';

/** The cookie that remembers a sign-in on its way through a mailbox or another service. */
const COOKIE = 'mixmaster-sign-in';
/** As long as a code is good, in seconds. */
const LIFETIME = 3600;

const pendingSignInSchema = z.object({
  next: z.string().catch('/'),
  locale: localeSchema.catch(DEFAULT_LOCALE),
  firstName: firstNameSchema.optional().catch(undefined),
});
/** Where the reader was going, in what language, and the name that was given: none of it opens anything. */
export type PendingSignIn = z.infer<typeof pendingSignInSchema>;

/** What this browser began, if it did. */
export function pendingSignInOf(request: Request): PendingSignIn | undefined {
  const cookies = parseCookieHeader(request.headers.get('cookie') ?? '');
  const text = cookies.find(({ name }) => name === COOKIE)?.value;
  try {
    return text ? pendingSignInSchema.parse(JSON.parse(text)) : undefined;
  } catch {
    return undefined;
  }
}

/** `Set-Cookie` value that remembers a sign-in in this browser, or forgets it. */
export function pendingSignInCookie(request: Request, pending: PendingSignIn | undefined): string {
  return serializeCookieHeader(COOKIE, pending ? JSON.stringify(pending) : '', {
    path: '/api/auth',
    httpOnly: true,
    sameSite: 'lax',
    secure: new URL(request.url).protocol === 'https:',
    maxAge: pending ? LIFETIME : 0,
  });
}

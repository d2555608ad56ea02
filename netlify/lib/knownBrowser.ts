import { createHmac, timingSafeEqual } from 'node:crypto';
import { cookieLine, readCookie } from './cookies.ts';
import { readServiceKey } from './environment.ts';

/** Shows that this browser has signed in to an e-mail address, so that strangers do not use up its sign-in attempts. */
const COOKIE = 'mixmaster-known-browser';
const LIFETIME_SECONDS = 180 * 24 * 60 * 60;

/** `Set-Cookie` value after a sign-in with `email`; undefined takes the cookie away. */
export function knownBrowserCookie(request: Request, email: string | undefined, now = Date.now()): string {
  if (email === undefined) return cookieLine(request, COOKIE, { value: '', maxAge: 0 });
  const since = String(Math.floor(now / 1000));
  return cookieLine(request, COOKIE, { value: `${since}.${sign(since, email)}`, maxAge: LIFETIME_SECONDS });
}

/** Whether this browser has signed in with `email` within the last 180 days. */
export function isKnownBrowser(request: Request, email: string, now = Date.now()): boolean {
  const [since = '', signature = ''] = (readCookie(request, COOKIE) ?? '').split('.');
  const age = Math.floor(now / 1000) - Number(since);
  if (!/^\d{1,12}$/.test(since) || age < 0 || age >= LIFETIME_SECONDS) return false;
  const given = Buffer.from(signature);
  const expected = Buffer.from(sign(since, email));
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Binds the cookie to the address without naming it. With another secret key, no browser is known any more. */
function sign(since: string, email: string): string {
  const key = createHmac('sha256', readServiceKey()).update('known browser').digest();
  return createHmac('sha256', key).update(`${since}\n${email.trim().toLowerCase()}`).digest('base64url');
}

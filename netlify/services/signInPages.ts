import { DEFAULT_LOCALE, type Locale } from '../../src/contracts/locale.ts';
import { localeOfPath, localPath } from '../../src/domain/localPath.ts';
import { ApiError, RateLimitedError, SignInError } from '../lib/errors.ts';
import type { PendingSignIn } from '../lib/pendingSignIn.ts';

/** Why a reader comes back to the login page: said there in the reader's language. */
type LoginProblem = 'link' | 'provider' | 'limited' | 'unavailable';

/** The home page of a language. */
export function homePage(locale: Locale): string {
  return locale === DEFAULT_LOCALE ? '/' : `/${locale}`;
}

/** The login page, in the language of the page that it leads to. */
export function loginPage(
  next: string | null | undefined,
  more: { problem?: LoginProblem; ask?: 'name' } = {},
): string {
  const goal = localPath(next) ?? '/';
  const locale = localeOfPath(goal);
  const query = new URLSearchParams({ next: goal, ...more });
  return `${locale === DEFAULT_LOCALE ? '' : `/${locale}`}/login?${query.toString()}`;
}

/** The login page with a button for a link; behind `#`, so that no log of a server holds what signs in. */
export function linkPage(next: string, { tokenHash, type }: { tokenHash: string; type: string }): string {
  return `${loginPage(next)}#${new URLSearchParams({ token_hash: tokenHash, type }).toString()}`;
}

/** Where a sign-in by link or provider ends: where the reader was going, by way of a question for the name. */
export function arrivalPage(firstName: string | null, next: string): string {
  return firstName === null ? loginPage(next, { ask: 'name' }) : (localPath(next) ?? '/');
}

/**
 * Where a sign-in that this browser began goes on; what the address says stands in where it began elsewhere.
 */
export function pendingOrElse(pending: PendingSignIn | undefined, next: string | null): PendingSignIn {
  if (pending) return { ...pending, next: localPath(pending.next) ?? homePage(pending.locale) };
  const goal = localPath(next) ?? '/';
  return { next: goal, locale: localeOfPath(goal) };
}

/** The login page with the reason for which a link or provider did not sign anybody in. */
export function failurePage(
  error: unknown,
  next: string,
  refused: 'link' | 'provider',
): { page: string; isOurs: boolean } {
  if (error instanceof SignInError) return { page: loginPage(next, { problem: refused }), isOurs: false };
  if (error instanceof RateLimitedError) {
    return { page: loginPage(next, { problem: 'limited' }), isOurs: false };
  }
  const isExpected = error instanceof ApiError && error.status < 500;
  return { page: loginPage(next, { problem: isExpected ? refused : 'unavailable' }), isOurs: !isExpected };
}

/** The page of this site that a request came from, as its browser tells. */
export function cameFrom(request: Request): string {
  const referrer = request.headers.get('referer') ?? '';
  if (!URL.canParse(referrer)) return '/';
  const { host, pathname } = new URL(referrer);
  return host === new URL(request.url).host ? (localPath(pathname) ?? '/') : '/';
}

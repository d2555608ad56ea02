import { DEFAULT_LOCALE, type Locale } from '../../src/contracts/site/locale.ts';
import type { EmailLink } from '../../src/contracts/people/signIn.ts';
import { localeOfPath, localPath } from '../../src/web/localPath.ts';
import { ApiError, RateLimitedError, SignInError } from '../lib/errors.ts';
import type { SignInGoal } from '../lib/pendingSignIn.ts';

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
export function linkPage(
  next: string,
  { tokenHash, ...link }: Pick<EmailLink, 'tokenHash' | 'type' | 'key'>,
): string {
  return `${loginPage(next)}#${new URLSearchParams({ token_hash: tokenHash, ...link }).toString()}`;
}

/** Where a sign-in by link or provider ends: where the reader was going, by way of a question for the name. */
function arrivalPage(firstName: string | null, next: string): string {
  return firstName === null ? loginPage(next, { ask: 'name' }) : (localPath(next) ?? '/');
}

/** Where a sign-in goes on: as this browser remembers, or as an address says, in the language of that page. */
export function readGoal(said: SignInGoal | string | null): SignInGoal {
  if (said !== null && typeof said === 'object') {
    return { ...said, next: localPath(said.next) ?? homePage(said.locale) };
  }
  const next = localPath(said) ?? '/';
  return { next, locale: localeOfPath(next) };
}

/** Where a reader who comes by a link or from a provider goes on. */
export interface Arrival {
  page: string;
  /** Whether the sign-in that this browser began has come to its end. */
  isOver: boolean;
}

/** A full page answers a reader who comes by a link: never an error in JSON. */
export async function arrive(
  { next }: SignInGoal,
  way: 'link' | 'provider',
  signIn: () => Promise<string | null>,
): Promise<Arrival> {
  try {
    return { page: arrivalPage(await signIn(), next), isOver: true };
  } catch (error) {
    const { page, isOurs } = failurePage(error, next, way);
    if (isOurs) console.error(`A sign-in by ${way} failed.`, error);
    return { page, isOver: false };
  }
}

/** The login page with the reason for which a link or provider did not sign anybody in. */
function failurePage(
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

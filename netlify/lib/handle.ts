import type { Context } from '@netlify/functions';
import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { answerError, answerResult, PRIVATE } from './answer.ts';
import { readJsonBody } from './body.ts';
import { EnvironmentError } from './environment.ts';
import { ApiError, InvalidAddressError, UnauthorizedError, UnavailableError } from './errors.ts';
import { isOnlyALook, requireSameOrigin } from './origin.ts';
import { FUNCTION_HEADERS, protect } from './securityHeaders.ts';
import { logRefusal, refusalIn } from './securityLog.ts';
import { openSession, type Session, type SignedInUser } from './session.ts';
import { isStorableAddress } from './storable.ts';

const DEFAULT_MAX_BODY_BYTES = 32 * 1024;
const SERVER_ERROR = 500;
/** A browser that loads ahead forgets such an answer, and asks again when its reader goes there. */
const NOT_NOW = 503;

/**
 * `required` answers 401 to a stranger, `optional` gives `null` for one, `cookies` hands the cookies on without asking
 * whose they are, `none` ignores them.
 */
type Auth = 'required' | 'optional' | 'cookies' | 'none';

interface HandleOptions<A extends Auth, Body extends z.ZodType> {
  auth: A;
  /** A GET that changes something: it runs for a reader who goes there, not for whoever looks ahead. */
  acts?: boolean;
  /** The shape of the JSON body; without it the body is left unread. */
  body?: Body;
  maxBodyBytes?: number;
  /** Whether the route's link is its own key: the security log calls 404s and failed sign-ins `link`. */
  isByLink?: boolean;
}

interface HandlerContext<A extends Auth, Body extends z.ZodType> {
  request: Request;
  body: z.output<Body>;
  user: A extends 'required' ? SignedInUser : A extends 'optional' ? SignedInUser | null : null;
  /** Supabase with the caller's rights; its sign-ins and sign-outs reach the caller's cookies. */
  readonly supabase: SupabaseClient;
  /** Takes the session's cookies away, also where Supabase does not answer. */
  endSession(): void;
  /** Takes back what this request was about to do with the session's cookies. */
  discardSession(): void;
  params: Record<string, string>;
  ip: string;
  requestId: string;
  /** Aborts when the caller goes away. */
  signal: AbortSignal;
}

/** Somebody who asks, with no session. */
export type Caller = HandlerContext<'none', z.ZodUndefined>;

type NetlifyHandler = (request: Request, context: Partial<Context>) => Promise<Response>;

/**
 * Makes a Netlify function of `run`: checks address and origin of the request and who sends it,
 * reads and validates the body, and turns what `run` returns or throws into an answer with the
 * headers that protect its reader. A missing setting and a malformed answer of a service become 503,
 * everything else that is no `ApiError` 500 without its cause; from 500 on the error is logged with the
 * request id. What may be an attack stands in the security log.
 * @example export default handle({ auth: 'required' }, ({ user }) => favorites.of(user.id));
 */
export function handle<A extends Auth, Body extends z.ZodType = z.ZodUndefined>(
  options: HandleOptions<A, Body>,
  run: (context: HandlerContext<A, Body>) => unknown,
): NetlifyHandler {
  return async (request, netlify) => {
    const { isByLink = false } = options;
    const requestId = netlify.requestId ?? crypto.randomUUID();
    const { params = {}, ip = '' } = netlify;
    const session = openSession(request, {
      withCookies: options.auth !== 'none',
      ip,
    });
    let user: SignedInUser | null = null;
    let body: z.output<Body> | undefined;
    /** Tells the security log of an answer that refuses something; `error` is what it says, where it says one. */
    const noted = (answer: Response, error?: unknown): Response => {
      const kind = refusalIn(answer, error instanceof ApiError ? error.code : undefined, isByLink);
      if (kind) {
        const account = user?.id ?? emailIn(body);
        logRefusal({ requestId, request, params, status: answer.status, kind, account, ip }, new Date());
      }
      return answer;
    };
    try {
      if (options.acts && isOnlyALook(request)) {
        return finish(new Response(null, { status: NOT_NOW }), session, requestId);
      }
      if (!isStorableAddress(new URL(request.url), params)) throw new InvalidAddressError();
      requireSameOrigin(request);
      user = await authenticate(options.auth, session);
      body = options.body
        ? await readJsonBody(request, options.body, options.maxBodyBytes ?? DEFAULT_MAX_BODY_BYTES)
        : undefined;
      const context = {
        request,
        body,
        user,
        get supabase() {
          return session.client;
        },
        endSession: () => {
          session.end();
        },
        discardSession: () => {
          session.discard();
        },
        params,
        ip,
        requestId,
        signal: request.signal,
      } as HandlerContext<A, Body>;
      const answer = noted(answerResult(await run(context)));
      await session.endReplaced();
      return finish(answer, session, requestId);
    } catch (thrown) {
      const error = isOfAService(thrown) ? new UnavailableError(thrown) : thrown;
      logFailure(error, request, requestId);
      return finish(noted(answerError(error), error), session, requestId);
    }
  };
}

async function authenticate(auth: Auth, session: Session): Promise<SignedInUser | null> {
  if (auth === 'none' || auth === 'cookies') return null;
  const user = await session.authenticate();
  if (!user && auth === 'required') throw new UnauthorizedError();
  return user;
}

function finish(answer: Response, session: Session, requestId: string): Response {
  // Headers of an answer that was fetched from elsewhere are immutable.
  const headers = new Headers(answer.headers);
  for (const cookie of session.cookiesToSet()) headers.append('set-cookie', cookie);
  limitCaching(headers);
  protect(headers, FUNCTION_HEADERS);
  headers.set('x-request-id', requestId);
  return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers });
}

/** No cache keeps an answer that sets a cookie, whatever its route says: it belongs to one reader. */
function limitCaching(headers: Headers): void {
  if (headers.has('set-cookie')) {
    headers.delete('cache-control');
    headers.delete('netlify-cdn-cache-control');
  }
  if (!headers.has('cache-control')) headers.set('cache-control', PRIVATE);
}

/** Who signs in, or tries to, is known by no session yet. */
function emailIn(body: unknown): string {
  const { email } = (body ?? {}) as { email?: unknown };
  return typeof email === 'string' ? email : '';
}

/** A setting is missing, or a service answered in another shape than its own; what a caller sends is checked before. */
function isOfAService(error: unknown): boolean {
  return error instanceof EnvironmentError || error instanceof z.ZodError;
}

function logFailure(error: unknown, request: Request, requestId: string): void {
  if (error instanceof ApiError && error.status < SERVER_ERROR) return;
  const { pathname } = new URL(request.url);
  console.error(`[${requestId}] ${request.method} ${pathname}`, error);
}

import type { Context } from '@netlify/functions';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { z } from 'zod';
import { answerError, answerResult, PRIVATE } from './answer.ts';
import { readJsonBody } from './body.ts';
import { EnvironmentError } from './environment.ts';
import { ApiError, UnauthorizedError, UnavailableError } from './errors.ts';
import { requireSameOrigin } from './origin.ts';
import { openSession, type Session, type SignedInUser } from './session.ts';

const DEFAULT_MAX_BODY_BYTES = 32 * 1024;
const SERVER_ERROR = 500;

/**
 * `required` answers 401 to a stranger, `optional` gives `null` for one, `cookies` hands the cookies on without asking
 * whose they are, `none` ignores them.
 */
type Auth = 'required' | 'optional' | 'cookies' | 'none';

interface HandleOptions<A extends Auth, Body extends z.ZodType> {
  auth: A;
  /** The shape of the JSON body; without it the body is left unread. */
  body?: Body;
  maxBodyBytes?: number;
  /** How long a call of the database may take, in milliseconds. */
  databaseMs?: number;
}

interface HandlerContext<A extends Auth, Body extends z.ZodType> {
  request: Request;
  body: z.output<Body>;
  user: A extends 'required' ? SignedInUser : A extends 'optional' ? SignedInUser | null : null;
  /** Supabase with the caller's rights; its sign-ins and sign-outs reach the caller's cookies. */
  readonly supabase: SupabaseClient;
  /** Takes the session's cookies away, also where Supabase does not answer. */
  endSession(): void;
  params: Record<string, string>;
  ip: string;
  requestId: string;
  /** Aborts when the caller goes away. */
  signal: AbortSignal;
}

type NetlifyHandler = (request: Request, context: Partial<Context>) => Promise<Response>;

/**
 * Makes a Netlify function of `run`: checks where the request comes from and who sends it, reads
 * and validates the body, and turns what `run` returns or throws into an answer. Everything that
 * is no `ApiError` is logged with the request id and answered as 500 without its cause.
 * @example export default handle({ auth: 'required' }, ({ user }) => favorites.of(user.id));
 */
export function handle<A extends Auth, Body extends z.ZodType = z.ZodUndefined>(
  options: HandleOptions<A, Body>,
  run: (context: HandlerContext<A, Body>) => unknown,
): NetlifyHandler {
  return async (request, netlify) => {
    const requestId = netlify.requestId ?? crypto.randomUUID();
    const session = openSession(request, {
      withCookies: options.auth !== 'none',
      databaseMs: options.databaseMs,
    });
    try {
      requireSameOrigin(request);
      const user = await authenticate(options.auth, session);
      const body = options.body
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
        params: netlify.params ?? {},
        ip: netlify.ip ?? '',
        requestId,
        signal: request.signal,
      } as HandlerContext<A, Body>;
      return finish(answerResult(await run(context)), session, requestId);
    } catch (thrown) {
      const error = thrown instanceof EnvironmentError ? new UnavailableError(thrown) : thrown;
      logFailure(error, request, requestId);
      return finish(answerError(error), session, requestId);
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
  const cookies = session.cookiesToSet();
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  // An answer that sets a cookie belongs to one reader, whatever its route says.
  if (cookies.length > 0 || !headers.has('cache-control')) headers.set('cache-control', PRIVATE);
  headers.set('x-content-type-options', 'nosniff');
  headers.set('x-request-id', requestId);
  return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers });
}

function logFailure(error: unknown, request: Request, requestId: string): void {
  if (error instanceof ApiError && error.status < SERVER_ERROR) return;
  const { pathname } = new URL(request.url);
  console.error(`[${requestId}] ${request.method} ${pathname}`, error);
}

import { z } from 'zod';

/** The two calls of Supabase Auth by whose answers a session may be over. */
export type SessionCall = 'user' | 'refresh';

/**
 * The only words by which Supabase Auth says something of the session itself; whatever else it answers is its own
 * trouble. Places in supabase/auth at bc32168:
 * - `user`, GET /user: `requireAuthentication` in internal/api/auth.go. `bad_jwt` is said of the access token alone.
 * - `refresh`, POST /token: `RefreshTokenGrant` in internal/tokens/service.go; `validation_failed` is a refresh token
 *   that is none (`Validate` in internal/api/token_refresh.go).
 */
const NAMED: Record<SessionCall, ReadonlySet<string>> = {
  user: new Set(['bad_jwt', 'session_not_found', 'user_not_found', 'user_banned']),
  refresh: new Set([
    'refresh_token_not_found',
    'refresh_token_already_used',
    'session_not_found',
    'session_expired',
    'user_banned',
    'validation_failed',
  ]),
};

/** Too many requests, a bill that is not paid and faults of the service come with other statuses. */
const REFUSAL_STATUSES = new Set([400, 401, 403, 404]);

/** The name by which the client of Supabase is told that nothing was said of the session. */
export const NOTHING_SAID = 'site_heard_nothing';
/** No fault of the network to that client, which would ask again for half a minute. */
const NOTHING_SAID_STATUS = 409;

/** What an answer says of the session, and what the client of Supabase is to make of it. */
export interface Verdict {
  says: 'given' | 'refused' | 'nothing';
  answer: Response;
}

const refusalSchema = z.object({
  /** The name since the API of 2024-01-01; a number before. */
  code: z.union([z.string(), z.number()]).optional(),
  error_code: z.string().optional(),
});
const SUCCESSES = {
  user: z.object({ id: z.string().min(1) }),
  refresh: z.object({
    access_token: z.string().min(1),
    refresh_token: z.string().min(1),
    expires_in: z.number().positive(),
  }),
};

/** Which of the two a request is, if it is one. */
export function findSessionCall(method: string, { pathname, searchParams }: URL): SessionCall | undefined {
  if (method === 'GET' && pathname === '/auth/v1/user') return 'user';
  const isRefresh = pathname === '/auth/v1/token' && searchParams.get('grant_type') === 'refresh_token';
  return method === 'POST' && isRefresh ? 'refresh' : undefined;
}

/**
 * Hears an answer of Supabase Auth as it is where it gives what was asked for, or refuses by a name that is known. In
 * place of every other one the client gets something that ends no session: it would take a 429 or a page of a gateway
 * for a refusal, and drop the session.
 */
export async function hearAnswer(call: SessionCall, answer: Response): Promise<Verdict> {
  const text = await answer.clone().text();
  const body = parsed(text);
  if (answer.ok) {
    const isGiven = SUCCESSES[call].safeParse(body).success;
    return isGiven ? { says: 'given', answer } : createNoAnswer(`${answer.status}, but no ${call}`);
  }
  const { code, error_code } = refusalSchema.safeParse(body).data ?? {};
  const name = typeof code === 'string' ? code : error_code;
  const isNamed = REFUSAL_STATUSES.has(answer.status) && NAMED[call].has(name ?? '');
  return isNamed
    ? { says: 'refused', answer }
    : createNoAnswer(`${answer.status} ${name ?? text.slice(0, 100)}`);
}

/** Stands for an answer that did not come. */
export function createNoAnswer(reason: string): Verdict {
  const body = { error_code: NOTHING_SAID, msg: `Supabase Auth said nothing of the session: ${reason}` };
  return { says: 'nothing', answer: Response.json(body, { status: NOTHING_SAID_STATUS }) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

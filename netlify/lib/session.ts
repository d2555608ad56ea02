import {
  createServerClient,
  parseCookieHeader,
  serializeCookieHeader,
  type CookieOptionsWithName,
} from '@supabase/ssr';
import {
  isAuthRetryableFetchError,
  type AuthError,
  type SupabaseClient,
  type User as SupabaseUser,
} from '@supabase/supabase-js';
import { fetchWithin, SIGN_IN_CHECK_MS, SUPABASE_CALL_MS, withDeadline } from './deadline';
import { readEnvironment } from './environment';
import { UnavailableError } from './errors';

/** The cookie that holds the session; a long one is split into `….0`, `….1` and so on. */
export const SESSION_COOKIE = 'mixmaster-session';

const SESSION_COOKIE_PATTERN = new RegExp(`^${SESSION_COOKIE}(\\.\\d+)?$`);
const SERVER_ERROR = 500;

export interface SignedInUser {
  id: string;
  email: string;
}

export interface Session {
  /**
   * Supabase with the rights of the caller: row level security decides what it sees.
   * Made at the first use, so that a route that needs no database needs no variables either.
   */
  readonly client: SupabaseClient;
  /** Verifies the cookies with Supabase, refreshing the session where it has expired. */
  authenticate(): Promise<SignedInUser | null>;
  /** `Set-Cookie` values for the answer: a refreshed, started or ended session. */
  cookiesToSet(): string[];
}

/** Opens the session that the cookies of `request` claim; nothing is asked of Supabase yet. */
export function openSession(request: Request): Session {
  const received = parseCookieHeader(request.headers.get('cookie') ?? '').flatMap(({ name, value }) =>
    value === undefined ? [] : [{ name, value }],
  );
  const ownNames = received.map(({ name }) => name).filter((name) => SESSION_COOKIE_PATTERN.test(name));
  const cookieOptions = optionsFor(request);
  const outgoing = new Map<string, string>();
  let client: SupabaseClient | undefined;

  function connect(): SupabaseClient {
    const { SUPABASE_URL, SUPABASE_ANON_KEY } = readEnvironment();
    return createServerClient(SUPABASE_URL, SUPABASE_ANON_KEY, {
      cookieOptions,
      cookies: {
        getAll: () => received,
        setAll: (cookies) => {
          for (const { name, value, options } of cookies) {
            outgoing.set(name, serializeCookieHeader(name, value, options));
          }
        },
      },
      // A second attempt would outlast the reader's patience.
      db: { retry: false },
      global: { fetch: fetchWithin(SUPABASE_CALL_MS) },
    });
  }

  function forget(): null {
    for (const name of ownNames) {
      outgoing.set(name, serializeCookieHeader(name, '', { ...cookieOptions, maxAge: 0 }));
    }
    return null;
  }

  return {
    get client() {
      return (client ??= connect());
    },
    async authenticate() {
      if (ownNames.length === 0) return null;
      const { data, error } = await withDeadline(SIGN_IN_CHECK_MS, this.client.auth.getUser());
      if (error && isOutage(error)) throw new UnavailableError(error);
      return toSignedInUser(data.user) ?? forget();
    },
    cookiesToSet: () => [...outgoing.values()],
  };
}

function optionsFor(request: Request): CookieOptionsWithName {
  return {
    name: SESSION_COOKIE,
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: new URL(request.url).protocol === 'https:',
  };
}

/** Tells Supabase being away from Supabase refusing a token: only the latter ends a session. */
function isOutage(error: AuthError): boolean {
  return isAuthRetryableFetchError(error) || (error.status ?? 0) >= SERVER_ERROR;
}

function toSignedInUser(user: SupabaseUser | null): SignedInUser | null {
  return user?.email ? { id: user.id, email: user.email } : null;
}

import {
  createServerClient,
  parseCookieHeader,
  serializeCookieHeader,
  type CookieOptions,
  type CookieOptionsWithName,
} from '@supabase/ssr';
import type { SupabaseClient, User as SupabaseUser } from '@supabase/supabase-js';
import { localeSchema, type Locale } from '../../src/contracts/locale.ts';
import { SIGNED_IN_HINT } from '../../src/contracts/signedInHint.ts';
import { fetchWithin, SIGN_IN_CHECK_MS, SUPABASE_CALL_MS, withDeadline } from './deadline.ts';
import { readEnvironment } from './environment.ts';
import { isOutage, UnavailableError } from './errors.ts';

/** The cookie that holds the session; a long one is split into `….0`, `….1` and so on. */
export const SESSION_COOKIE = 'mixmaster-session';

const SESSION_COOKIE_PATTERN = new RegExp(`^${SESSION_COOKIE}(\\.\\d+)?$`);

const VERIFIER_COOKIE_PATTERN = /-code-verifier$/;

export interface SignedInUser {
  id: string;
  email: string;
  /** The language of e-mails; absent until one is chosen. */
  language?: Locale;
}

export interface Session {
  /**
   * Supabase with the rights of the caller: row level security decides what it sees.
   * Made at the first use, so that a route that needs no database needs no variables either.
   */
  readonly client: SupabaseClient;
  /** Verifies the cookies with Supabase, refreshing the session where it has expired. */
  authenticate(): Promise<SignedInUser | null>;
  /** Takes the session's cookies away, whatever Supabase says. */
  end(): void;
  /** `Set-Cookie` values for the answer: a refreshed, started or ended session. */
  cookiesToSet(): string[];
}

interface SessionOptions {
  /** Without them the client acts as a stranger, whatever the caller claims to be. */
  withCookies: boolean;
  /** How long a call of the database may take, in milliseconds. */
  databaseMs?: number | undefined;
}

/** Opens the session that the cookies of `request` claim; nothing is asked of Supabase yet. */
export function openSession(
  request: Request,
  { withCookies, databaseMs = SUPABASE_CALL_MS }: SessionOptions,
): Session {
  const received = parseCookieHeader(request.headers.get('cookie') ?? '').flatMap(({ name, value }) =>
    value === undefined ? [] : [{ name, value }],
  );
  const ownNames = received.map(({ name }) => name).filter((name) => SESSION_COOKIE_PATTERN.test(name));
  const isHinted = received.some(({ name }) => name === SIGNED_IN_HINT.name);
  const cookieOptions = optionsFor(request);
  const outgoing = new Map<string, string>();
  let client: SupabaseClient | undefined;

  function connect(): SupabaseClient {
    const { SUPABASE_URL, SUPABASE_ANON_KEY } = readEnvironment();
    return createServerClient(SUPABASE_URL, SUPABASE_ANON_KEY, {
      cookieOptions,
      cookies: {
        getAll: () => (withCookies ? received : []),
        setAll: (cookies) => {
          const parts = cookies.filter(({ name }) => SESSION_COOKIE_PATTERN.test(name));
          // A session that starts unseen by the old one would leave parts of it behind.
          if (parts.length > 0 && !withCookies) forget();
          for (const { name, value, options } of cookies) {
            // Who comes back by another service is known by its verifier; without cookies nobody reads it.
            if (!withCookies && VERIFIER_COOKIE_PATTERN.test(name)) continue;
            outgoing.set(name, serializeCookieHeader(name, value, options));
          }
          const kept = parts.find(({ value }) => value !== '');
          if (kept) hint(SIGNED_IN_HINT.value, kept.options);
          else if (parts.length > 0) hint('', { maxAge: 0 });
        },
      },
      // A second attempt would outlast the reader's patience.
      db: { retry: false },
      global: { fetch: fetchWithin(databaseMs) },
    });
  }

  function forget(): null {
    for (const name of ownNames) {
      outgoing.set(name, serializeCookieHeader(name, '', { ...cookieOptions, maxAge: 0 }));
    }
    hint('', { maxAge: 0 });
    return null;
  }

  /** Tells scripts that a session has begun or ended, for as long as its cookies last. */
  function hint(value: string, { maxAge }: CookieOptions): void {
    const options = { ...cookieOptions, httpOnly: false, ...(maxAge !== undefined && { maxAge }) };
    outgoing.set(SIGNED_IN_HINT.name, serializeCookieHeader(SIGNED_IN_HINT.name, value, options));
  }

  return {
    get client() {
      return (client ??= connect());
    },
    async authenticate() {
      if (ownNames.length === 0) return isHinted ? forget() : null;
      const { data, error } = await withDeadline(SIGN_IN_CHECK_MS, this.client.auth.getUser());
      // Only a refusal ends a session; not even an own error of Supabase Auth says anything of it.
      if (error && isOutage(error.status)) throw new UnavailableError(error);
      return toSignedInUser(data.user) ?? forget();
    },
    end() {
      forget();
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

function toSignedInUser(user: SupabaseUser | null): SignedInUser | null {
  if (!user?.email) return null;
  const language = localeSchema.safeParse(user.user_metadata['language']).data;
  return { id: user.id, email: user.email, ...(language && { language }) };
}

import {
  createClient,
  type AuthError,
  type SupabaseClient,
  type SupportedStorage,
  type User as SupabaseUser,
  type UserResponse,
} from '@supabase/supabase-js';
import { z } from 'zod';
import type { Locale } from '../../src/contracts/site/locale.ts';
import { localeSchema } from '../../src/contracts/site/localeSchema.ts';
import { claimsIn } from './accessToken.ts';
import { supabaseWait, withDeadline } from './deadline.ts';
import { readEnvironment } from './environment.ts';
import { isOutage, UnavailableError } from './errors.ts';
import { readProviderFlow } from './providerFlow.ts';
import { NOTHING_SAID } from './sessionAnswers.ts';
import { readSessionCookies } from './sessionCookies.ts';
import { createSupabaseFetch } from './supabaseFetch.ts';

/** By how much the clocks of the functions and of Supabase may differ, in milliseconds. */
const CLOCKS_APART_MS = 2 * 60 * 1000;
const issuedSchema = z.object({ iat: z.number() });
const sessionSchema = z.object({ session_id: z.uuid() });
const storedSchema = z.object({ access_token: z.string() });
const tokensSchema = storedSchema.extend({ refresh_token: z.string() });

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
  /**
   * Verifies the cookies with Supabase, refreshing the session where it has expired. Only a session of which Supabase
   * Auth says that it is over is taken away.
   * @returns null for a stranger
   * @throws RateLimitedError after too many sessions from one address that could not be refreshed.
   * @throws UnavailableError where nobody says whose session it is; the cookies stay.
   */
  authenticate(): Promise<SignedInUser | null>;
  /** Takes the session's cookies away, whatever Supabase says. */
  end(): void;
  /** Takes back what this request was about to do with the session's cookies. */
  discard(): void;
  /**
   * Ends the session that this request came with at Supabase, where a new one takes its place: a copy of its tokens is
   * worth nothing then. A failure is logged only.
   */
  endReplaced(): Promise<void>;
  /** `Set-Cookie` values for the answer: a refreshed, started or ended session. */
  cookiesToSet(): string[];
}

interface SessionOptions {
  /** Without them the client acts as a stranger, whatever the caller claims to be. */
  withCookies: boolean;
  /** The caller's address; empty where that is not known. */
  ip: string;
}

/** Opens the session that the cookies of `request` claim; nothing is asked of Supabase yet. */
export function openSession(request: Request, { withCookies, ip }: SessionOptions): Session {
  const cookies = readSessionCookies(request);
  let client: SupabaseClient | undefined;
  /** Why the site itself did not let the session be refreshed. */
  let refusal: unknown;
  /** The session that the answer will start or refresh, in JSON. */
  let started: string | undefined;

  /** What the client of Supabase keeps for this request, the session in cookies. */
  function storage(): SupportedStorage {
    const items = new Map<string, string>();
    let received = withCookies ? cookies.read() : undefined;
    const verifier = readProviderFlow(request)?.verifier;
    // By this the client shows that who comes back from a provider began in this browser.
    if (verifier !== undefined) items.set(`${cookies.name}-code-verifier`, JSON.stringify(verifier));
    return {
      getItem: async (key) => items.get(key) ?? (key === cookies.name ? await received : undefined) ?? null,
      setItem(key, value) {
        items.set(key, value);
        if (key !== cookies.name) return;
        cookies.keep(value);
        started = value;
      },
      // The client drops a session for less than its end: cookies go by end() and authenticate() alone.
      removeItem(key) {
        items.delete(key);
        if (key === cookies.name) received = undefined;
      },
    };
  }

  const fetchForCaller = () =>
    createSupabaseFetch({
      milliseconds: supabaseWait(),
      sendingMilliseconds: supabaseWait('sending'),
      ip,
      readSession: async () => sessionIdIn((await cookies.read()) ?? ''),
      onRefusal(reason) {
        refusal = reason;
      },
    });

  function connect(): SupabaseClient {
    const { SUPABASE_URL, SUPABASE_ANON_KEY } = readEnvironment();
    return createClient(SUPABASE_URL, SUPABASE_ANON_KEY, {
      auth: {
        storageKey: cookies.name,
        storage: storage(),
        flowType: 'pkce',
        persistSession: true,
        autoRefreshToken: false,
        detectSessionInUrl: false,
        skipAutoInitialize: true,
      },
      // A second attempt would outlast the reader's patience.
      db: { retry: false },
      global: { fetch: fetchForCaller() },
    });
  }

  /** Ends a session by its own tokens; an access token that has expired is renewed for that. */
  async function endByTokens(json: string): Promise<void> {
    const tokens = tokensSchema.safeParse(JSON.parse(json));
    if (!tokens.success) return;
    const { SUPABASE_URL, SUPABASE_ANON_KEY } = readEnvironment();
    const { auth } = createClient(SUPABASE_URL, SUPABASE_ANON_KEY, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      global: { fetch: fetchForCaller() },
    });
    const { error } = await auth.setSession(tokens.data);
    const failure = error ?? (await auth.signOut({ scope: 'local' })).error;
    if (failure && isOutage(failure.status)) throw failure;
  }

  function forget(): null {
    cookies.forget();
    started = undefined;
    return null;
  }

  return {
    get client() {
      return (client ??= connect());
    },
    async authenticate() {
      if (!cookies.isClaimed) return null;
      const stored = await cookies.read();
      if (stored === undefined) return forget();
      const { data, error } = await withDeadline(supabaseWait('who'), readUser(this.client, stored));
      if (!error) return toSignedInUser(data.user) ?? forget();
      if (refusal !== undefined) throw refusal;
      if (!isOver(error)) throw new UnavailableError(error);
      return forget();
    },
    end() {
      forget();
    },
    discard() {
      cookies.discard();
      started = undefined;
    },
    async endReplaced() {
      const before = started === undefined ? undefined : await cookies.read();
      if (before === undefined || started === undefined) return;
      if (sessionIdIn(before) === sessionIdIn(started)) return;
      await withDeadline(supabaseWait(), endByTokens(before)).catch((error: unknown) => {
        console.error('The session before a new one was not ended.', error);
      });
    },
    cookiesToSet: () => cookies.lines(),
  };
}

/**
 * Who is signed in. Refreshes the session where Supabase Auth answers `bad_jwt`, since its signing key may
 * have changed, and where the token was issued in the future, since a clock was put back: the data API would
 * refuse it.
 */
async function readUser({ auth }: SupabaseClient, stored: string): Promise<UserResponse> {
  if (!isOfTheFuture(stored)) {
    const reply = await auth.getUser();
    if (reply.error?.code !== 'bad_jwt') return reply;
  }
  const { error } = await auth.refreshSession();
  return error ? { data: { user: null }, error } : auth.getUser();
}

function isOfTheFuture(stored: string): boolean {
  const { iat } = issuedSchema.safeParse(claimsIn(tokenIn(stored))).data ?? {};
  return iat !== undefined && iat * 1000 > Date.now() + CLOCKS_APART_MS;
}

/** The id of a session as cookies hold it; whether it is believed, Supabase decides. */
const sessionIdIn = (stored: string) => sessionSchema.safeParse(claimsIn(tokenIn(stored))).data?.session_id;

/** The access token of a session as cookies hold it; asked for by the client, it would be refreshed where it is old. */
function tokenIn(stored: string): string | undefined {
  try {
    return storedSchema.safeParse(JSON.parse(stored)).data?.access_token;
  } catch {
    return undefined;
  }
}

/** Whether a failure to read the user says that the session is over; `bad_jwt` for a new token does not. */
function isOver({ code, status }: AuthError): boolean {
  return code !== NOTHING_SAID && code !== 'bad_jwt' && !isOutage(status);
}

function toSignedInUser(user: SupabaseUser | null): SignedInUser | null {
  if (!user?.email) return null;
  const language = localeSchema.safeParse(user.user_metadata['language']).data;
  return { id: user.id, email: user.email, ...(language && { language }) };
}

import { isIP } from 'node:net';
import { fetchWithin } from './deadline.ts';
import { readEnvironment, readServiceKey } from './environment.ts';
import {
  hearAnswer,
  createNoAnswer,
  findSessionCall,
  type SessionCall,
  type Verdict,
} from './sessionAnswers.ts';
import { endStaleSessions } from './sessionLimits.ts';
import { consumeSignInAttempt } from './signInAttempts.ts';

const AUTH_PATH = '/auth/v1/';
/** Sends an e-mail with a code. */
const SENDING_PATH = '/auth/v1/otp';
/** With a key of this kind Supabase believes whom a call is made for; the older `service_role` keys do not serve. */
const SECRET_KEY = 'sb_secret_';

interface CallSettings {
  /** How long a call may take, in milliseconds. */
  milliseconds: number;
  /** The same for a call that sends an e-mail. */
  sendingMilliseconds: number;
  /** The reader for whom the calls are made; empty where that is not known. */
  ip: string;
  /** The id of the session that the caller's cookies claim; undefined where they claim none. */
  readSession(): Promise<string | undefined>;
  /** Told why the site itself did not let a session be refreshed. */
  onRefusal(reason: unknown): void;
}

/**
 * `fetch` for the client of Supabase: within a deadline, and in calls of Auth on behalf of one reader.
 * Answers about a session pass through `hearAnswer`. A refused refresh counts as an attempt of the session, or of the caller's
 * address where there is no such session, so that forged sessions cost Supabase Auth no endless calls and stop nobody else.
 */
export function createSupabaseFetch({
  milliseconds,
  sendingMilliseconds,
  ip,
  readSession,
  onRefusal,
}: CallSettings): typeof fetch {
  const fetchInTime = fetchWithin(milliseconds);
  const fetchToSend = fetchWithin(sendingMilliseconds);

  async function ask(call: SessionCall, url: URL, init: RequestInit): Promise<Verdict> {
    try {
      return await hearAnswer(call, await fetchInTime(url, init));
    } catch (error) {
      return createNoAnswer(String(error));
    }
  }

  async function refresh(url: URL, init: RequestInit): Promise<Verdict> {
    try {
      const session = await readSession();
      const [counted] = await Promise.all([
        consumeSignInAttempt({ step: 'refresh', ip, session }),
        endStaleSessions(),
      ]);
      const verdict = await ask('refresh', url, init);
      if (verdict.says !== 'refused') await counted.refund();
      return verdict;
    } catch (error) {
      onRefusal(error);
      return createNoAnswer(String(error));
    }
  }

  return async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (!url.pathname.startsWith(AUTH_PATH)) return fetchInTime(input, init);
    const forwarded = { ...init, headers: onBehalfOf(ip, init.headers) };
    if (url.pathname === SENDING_PATH) return fetchToSend(url, forwarded);
    const call = findSessionCall(init.method ?? 'GET', url);
    if (call === undefined) return fetchInTime(url, forwarded);
    const { answer } = await (call === 'refresh' ? refresh(url, forwarded) : ask(call, url, forwarded));
    return answer;
  };
}

/**
 * Names the reader to Supabase Auth, which would count the calls of all readers as those of one
 * (`Sb-Forwarded-For`: "IP address forwarding" in Supabase's guide to rate limits, internal/sbff in supabase/auth).
 * It wants the secret key for that; whose session it is stays said by the reader's own token.
 */
function onBehalfOf(ip: string, given: HeadersInit | undefined): Headers {
  const headers = new Headers(given);
  const key = secretKey();
  if (key === undefined || isIP(ip) === 0) return headers;
  const { SUPABASE_ANON_KEY } = readEnvironment();
  headers.set('sb-forwarded-for', ip);
  headers.set('apikey', key);
  if (headers.get('authorization') === `Bearer ${SUPABASE_ANON_KEY}`)
    headers.set('authorization', `Bearer ${key}`);
  return headers;
}

/** The secret key where it is one that serves; that it is missing is said where it is needed. */
function secretKey(): string | undefined {
  try {
    const key = readServiceKey();
    return key.startsWith(SECRET_KEY) ? key : undefined;
  } catch {
    return undefined;
  }
}

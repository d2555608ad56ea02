import {
  combineChunks,
  createChunks,
  isChunkLike,
  stringFromBase64URL,
  stringToBase64URL,
} from '@supabase/ssr';
import { z } from 'zod';
import { SIGNED_IN_HINT } from '../../src/contracts/people/signedInHint.ts';
import { cookieLine, cookieName, readCookie, readCookies, isEncrypted, rawCookieLine } from './cookies.ts';
import { EnvironmentError } from './environment.ts';
import { knownBrowserCookie } from './knownBrowser.ts';
import { IDLE_DAYS } from './sessionLimits.ts';

/** The cookie that holds the session; a long one is split into `….0`, `….1` and so on. */
const SESSION = 'mixmaster-session';
/** What it is called over https. */
export const SESSION_COOKIE = `__Host-${SESSION}`;

/** A browser forgets a session that nobody has used for so long; each refresh begins anew. In seconds. */
const LIFETIME = IDLE_DAYS * 24 * 60 * 60;

/** More parts than any session has: a browser that sends more has them from elsewhere. */
const MAX_PARTS = 20;

/** How the value begins, as the clients of Supabase write it. */
const BASE64 = 'base64-';

/** Cookies that nothing reads any more: names without `__Host-`, and a provider's verifier beside the session. */
const RETIRED = /^mixmaster-session-.*code-verifier$/;
const RETIRED_OVER_HTTPS = /^mixmaster-(session(\.\d+)?|signed-in)$/;

/** About anything else nobody has to be asked: the tokens hold no sign that a header does not take. */
const sessionSchema = z.looseObject({
  access_token: z.string().regex(/^[\w.-]+$/),
  refresh_token: z.string().regex(/^[\w.~+/=-]+$/),
  expires_at: z.number(),
});

const ownerSchema = z.object({ user: z.object({ email: z.string().min(1) }) });

/** The session among the cookies of one request and its answer. */
export interface SessionCookies {
  /** Under this name the client of Supabase asks for the session. */
  name: string;
  /** Whether the browser sent anything that says so. */
  isClaimed: boolean;
  /** The session in JSON; undefined where there is none, or what is there is none. */
  read(): Promise<string | undefined>;
  /** Keeps a session in place of all that was there. */
  keep(json: string): void;
  /** Takes the session away. */
  forget(): void;
  /** Drops what `keep` and `forget` were asked to do so far. */
  discard(): void;
  /** `Set-Cookie` values for the answer. */
  lines(): string[];
}

export function readSessionCookies(request: Request): SessionCookies {
  const name = cookieName(request, SESSION);
  const received = readCookies(request);
  const parts = received.filter((cookie) => isChunkLike(cookie.name, name)).slice(0, MAX_PARTS);
  const retired = received.filter(
    (cookie) => RETIRED.test(cookie.name) || (isEncrypted(request) && RETIRED_OVER_HTTPS.test(cookie.name)),
  );
  const outgoing = new Map<string, string>();

  /** An empty value takes a cookie away. */
  function put(part: string, value: string): void {
    outgoing.set(part, rawCookieLine(request, part, { value, maxAge: value === '' ? 0 : LIFETIME }));
  }

  /** Tells scripts that a session has begun or ended, for as long as its cookies last. */
  function hint(value: string): void {
    const hinted = { value, maxAge: value === '' ? 0 : LIFETIME, isForScripts: true };
    outgoing.set(SIGNED_IN_HINT.name, cookieLine(request, SIGNED_IN_HINT.name, hinted));
  }

  function forget(): void {
    outgoing.clear();
    for (const part of parts) put(part.name, '');
    hint('');
  }

  return {
    name,
    isClaimed: parts.length > 0 || readCookie(request, SIGNED_IN_HINT.name) !== undefined,
    async read() {
      const text = await combineChunks(name, (part) => parts.find((cookie) => cookie.name === part)?.value);
      return text === null ? undefined : jsonIn(text);
    },
    keep(json) {
      forget();
      for (const part of createChunks(name, `${BASE64}${stringToBase64URL(json)}`))
        put(part.name, part.value);
      hint(SIGNED_IN_HINT.value);
      const known = knownBrowserLine(request, json);
      if (known !== undefined) outgoing.set('known browser', known);
    },
    forget,
    discard() {
      outgoing.clear();
    },
    lines: () => [
      ...outgoing.values(),
      ...retired.map((cookie) => rawCookieLine(request, cookie.name, { value: '', maxAge: 0 })),
    ],
  };
}

/** The cookie by which this browser is known to the address of a session; undefined where there is no secret key. */
function knownBrowserLine(request: Request, json: string): string | undefined {
  const email = ownerSchema.safeParse(JSON.parse(json)).data?.user.email;
  if (email === undefined) return undefined;
  try {
    return knownBrowserCookie(request, email);
  } catch (error) {
    if (error instanceof EnvironmentError) return undefined;
    throw error;
  }
}

function jsonIn(text: string): string | undefined {
  try {
    const json = text.startsWith(BASE64) ? stringFromBase64URL(text.slice(BASE64.length)) : text;
    return sessionSchema.safeParse(JSON.parse(json)).success ? json : undefined;
  } catch {
    return undefined;
  }
}

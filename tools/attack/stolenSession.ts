import { z } from 'zod';

const SESSION = /^(?:__Host-)?mixmaster-session(?:\.\d+)?$/;
const PREFIX = 'base64-';
const CHUNK = 3_000;

const sessionSchema = z.looseObject({
  access_token: z.string(),
  refresh_token: z.string(),
  expires_at: z.number(),
  user: z.looseObject({ id: z.string() }).optional(),
});
type Session = z.infer<typeof sessionSchema>;

/** A session whose time is over and that nothing renews any more. */
export function endedCookie(cookie: string): string {
  return withSession(cookie, (session) => ({
    ...session,
    access_token: withClaims(session.access_token, { exp: 1 }),
    refresh_token: 'gone-and-forgotten',
    expires_at: 1,
  }));
}

/** The attacker's own session in which the token names the victim. */
export function forgedCookie(own: string, victims: string): string {
  const { sub } = claimsOf(sessionIn(victims).access_token);
  return withSession(own, (session) => ({
    ...session,
    access_token: withClaims(session.access_token, { sub }),
    refresh_token: 'none',
  }));
}

/** The victim's session with a token that claims to need no signature. */
export function unsignedCookie(cookie: string): string {
  return withSession(cookie, (session) => {
    const [, payload = ''] = session.access_token.split('.');
    return {
      ...session,
      access_token: `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.`,
      refresh_token: 'none',
    };
  });
}

/** The access token of a session. */
export function tokenIn(cookie: string): string {
  return sessionIn(cookie).access_token;
}

/**
 * A session whose access token is over, so that it has to be refreshed.
 * @param refreshToken another one than it has; undefined leaves it
 * @param isReal whether its token still names the session that it belongs to
 */
export function forgedRefreshCookie(
  cookie: string,
  refreshToken: string | undefined,
  isReal: boolean,
): string {
  return withSession(cookie, (session) => ({
    ...session,
    ...(!isReal && { access_token: withClaims(session.access_token, { session_id: crypto.randomUUID() }) }),
    ...(refreshToken !== undefined && { refresh_token: refreshToken }),
    expires_at: 1,
  }));
}

function sessionIn(cookie: string): Session {
  const text = pairsOf(cookie)
    .filter(([name]) => SESSION.test(name))
    .toSorted(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }))
    .map(([, value]) => decodeURIComponent(value))
    .join('')
    .replace(PREFIX, '');
  return sessionSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
}

function withSession(cookie: string, change: (session: Session) => Session): string {
  const pairs = pairsOf(cookie);
  const [name = 'mixmaster-session'] = pairs.map(([known]) => known).filter((known) => SESSION.test(known));
  const base = name.replace(/\.\d+$/, '');
  const value = `${PREFIX}${Buffer.from(JSON.stringify(change(sessionIn(cookie)))).toString('base64url')}`;
  const parts = value.match(new RegExp(`.{1,${CHUNK}}`, 'g')) ?? [];
  return [
    ...pairs.filter(([known]) => !SESSION.test(known)),
    ...parts.map((part, index): [string, string] => [parts.length > 1 ? `${base}.${index}` : base, part]),
  ]
    .map(([known, part]) => `${known}=${part}`)
    .join('; ');
}

function pairsOf(cookie: string): [name: string, value: string][] {
  return cookie
    .split('; ')
    .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]);
}

function claimsOf(token: string): Record<string, unknown> {
  const [, payload = ''] = token.split('.');
  return z.record(z.string(), z.unknown()).parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
}

/** The token with other claims and the signature that it had. */
function withClaims(token: string, claims: Record<string, unknown>): string {
  const [head = '', , signature = ''] = token.split('.');
  return `${head}.${encode({ ...claimsOf(token), ...claims })}.${signature}`;
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

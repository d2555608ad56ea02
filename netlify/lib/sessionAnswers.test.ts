import { inspect } from 'node:util';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import {
  answers,
  oldRefusal,
  READ,
  REFRESHED,
  refusal,
  startFakeAuth,
  type AuthReply,
  type FakeAuth,
} from '../../tools/test/fakeAuth.ts';
import { TestBrowser } from '../../tools/serve/testBrowser.ts';
import { SESSION_COOKIE } from './sessionCookies.ts';

let supabase: FakeAuth;
beforeAll(async () => {
  supabase = await startFakeAuth();
});
afterAll(() => {
  supabase.close();
});

let logged: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  vi.stubEnv('SUPABASE_URL', supabase.url);
  vi.stubEnv('SUPABASE_ANON_KEY', 'sb_publishable_test');
  vi.stubEnv('SUPABASE_SERVICE_ROLE_KEY', 'sb_secret_test');
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const LONG_AGO = 1;
const FAR = 4e9;

const IP = '192.0.2.1';

function browserWith(expiresAt: number): TestBrowser {
  const session = {
    access_token: 'a.b.c',
    refresh_token: 'refreshtoken',
    expires_at: expiresAt,
    token_type: 'bearer',
  };
  const browser = new TestBrowser(IP);
  const value = `base64-${Buffer.from(JSON.stringify(session)).toString('base64url')}`;
  browser.cookies.set(SESSION_COOKIE, value);
  browser.cookies.set('__Host-mixmaster-signed-in', '1');
  return browser;
}

/** Asks who is signed in: how that is answered, and what the answer does with the cookies. */
async function whoIs(expiresAt: number) {
  const browser = browserWith(expiresAt);
  const before = browser.cookies.get(SESSION_COOKIE);
  const answer = await browser.get('/api/auth/user');
  const after = browser.cookies.get(SESSION_COOKIE);
  const session = after === undefined ? 'gone' : after === before ? 'kept' : 'new';
  expect(browser.cookies.has('__Host-mixmaster-signed-in')).toBe(session !== 'gone');
  const code = ((await answer.json()) as { code?: string }).code;
  return { status: answer.status, code, session };
}
const countOf = (what: string) => supabase.calls.filter((call) => call.what.startsWith(what)).length;
const KEPT = { status: 503, code: 'unavailable', session: 'kept' };
const OVER = { status: 401, code: 'unauthorized', session: 'gone' };

/** Says nothing of a session, whichever call is answered with it. */
const TROUBLES: [string, AuthReply][] = [
  ['429 over_request_rate_limit', refusal(429, 'over_request_rate_limit')],
  ['429 with a page', answers(429, '<h1>Too many requests</h1>')],
  ['429 in plain words', answers(429, 'slow down')],
  ['429 that names a code which would end it', refusal(429, 'session_not_found')],
  ['401 of the gateway', answers(401, { message: 'Invalid API key', hint: 'Double check your API key.' })],
  ['401 with a page', answers(401, '<h1>Unauthorized</h1>')],
  ['401 no_authorization', refusal(401, 'no_authorization')],
  ['402', answers(402, { message: 'Service for this project is restricted: exceed_egress_quota' })],
  ['402 with a page', answers(402, '<h1>Payment required</h1>')],
  ['403 with a page', answers(403, '<h1>Checking your browser</h1>')],
  ['403 without a code', answers(403, { message: 'forbidden' })],
  ['404 of the gateway', answers(404, { message: 'no Route matched with those values' })],
  ['400 bad_json', refusal(400, 'bad_json')],
  ['400 of OAuth', answers(400, { error: 'invalid_client', error_description: 'no' })],
  ['400 with a code that is a number', answers(400, { code: 400, msg: 'no' })],
  ['409 conflict', refusal(409, 'conflict')],
  ['418 that nobody knows', refusal(418, 'teapot')],
  ['500 unexpected_failure', refusal(500, 'unexpected_failure')],
  ['500 that names a code which would end it', refusal(500, 'session_not_found')],
  ['500 with a page', answers(500, '<h1>down</h1>')],
  ['502', answers(502, '')],
  ['503', answers(503, { message: 'loading' })],
  ['504 request_timeout', refusal(504, 'request_timeout')],
  ['521', answers(521, '<h1>Web server is down</h1>')],
  ['540', answers(540, { message: 'Project paused' })],
  ['200 with a page', answers(200, '<h1>Welcome to nginx</h1>')],
  ['200 without anything', answers(200, '')],
  ['200 with an empty object', answers(200, {})],
  ['200 with null', answers(200, 'null', { 'content-type': 'application/json' })],
  ['a redirect to a page', answers(302, '', { location: '/nowhere' })],
  ['a broken connection', { kind: 'breaks' }],
  ['a connection that breaks in the middle', { kind: 'breaks', after: '{"id":' }],
];

it.each(TROUBLES)('keeps a session that cannot be read for %s', async (_, trouble) => {
  supabase.behave({ user: [trouble] });
  expect(await whoIs(FAR)).toEqual(KEPT);
  expect(countOf('POST /auth/v1/token')).toBe(0);
  expect(logged).toHaveBeenCalledOnce();
});

it.each(TROUBLES)('keeps a session that cannot be refreshed for %s, and asks once', async (_, trouble) => {
  supabase.behave({ refresh: [trouble] });
  expect(await whoIs(LONG_AGO)).toEqual(KEPT);
  expect(countOf('POST /auth/v1/token')).toBe(1);
  expect(countOf('POST /rest/v1/rpc/refund_rate_limit')).toBe(1);
});

it.each([
  ['read', FAR, { user: [{ kind: 'says nothing' }] }],
  ['refreshed', LONG_AGO, { refresh: [{ kind: 'says nothing' }] }],
] as [string, number, Parameters<FakeAuth['behave']>[0]][])(
  'keeps a session while nobody says whether it can be %s',
  async (_, expiresAt, behaviour) => {
    supabase.behave(behaviour);
    expect(await whoIs(expiresAt)).toEqual(KEPT);
  },
  10_000,
);

it.each([
  [403, 'session_not_found'],
  [403, 'user_not_found'],
  [403, 'user_banned'],
])('ends a session of which it is said while reading: %i %s', async (status, code) => {
  for (const reply of [refusal(status, code), oldRefusal(status, code)]) {
    supabase.behave({ user: [reply] });
    expect(await whoIs(FAR)).toEqual(OVER);
  }
  expect(logged).not.toHaveBeenCalled();
});

it.each([
  [400, 'refresh_token_not_found'],
  [400, 'refresh_token_already_used'],
  [400, 'session_not_found'],
  [401, 'session_not_found'],
  [400, 'session_expired'],
  [400, 'user_banned'],
  [400, 'validation_failed'],
])('ends a session of which it is said while refreshing: %i %s', async (status, code) => {
  for (const reply of [refusal(status, code), oldRefusal(status, code)]) {
    supabase.behave({ refresh: [reply] });
    expect(await whoIs(LONG_AGO)).toEqual(OVER);
    expect(countOf('POST /rest/v1/rpc/refund_rate_limit')).toBe(0);
  }
});

it('knows no session by a code that belongs to the other call', async () => {
  supabase.behave({ user: [refusal(400, 'validation_failed')] });
  expect(await whoIs(FAR)).toEqual(KEPT);
  supabase.behave({ refresh: [refusal(403, 'bad_jwt')] });
  expect(await whoIs(LONG_AGO)).toEqual(KEPT);
});

it('replaces an access token that is not believed, as when the key that signs them has changed', async () => {
  supabase.behave({ user: [refusal(403, 'bad_jwt'), READ] });
  expect(await whoIs(FAR)).toEqual({ status: 200, code: undefined, session: 'new' });
});

it('ends a session whose access token is not believed and whose refresh token is none', async () => {
  supabase.behave({ user: [refusal(403, 'bad_jwt')], refresh: [refusal(400, 'refresh_token_not_found')] });
  expect(await whoIs(FAR)).toEqual(OVER);
});

it.each(TROUBLES.slice(0, 8))(
  'keeps it while the access token cannot be replaced for %s',
  async (_, trouble) => {
    supabase.behave({ user: [refusal(403, 'bad_jwt')], refresh: [trouble] });
    expect(await whoIs(FAR)).toEqual(KEPT);
  },
);

it('keeps the new session where not even a new access token is believed', async () => {
  supabase.behave({ user: [refusal(403, 'bad_jwt')], refresh: [REFRESHED] });
  expect(await whoIs(FAR)).toEqual({ ...KEPT, session: 'new' });
  expect(countOf('POST /auth/v1/token')).toBe(1);
});

it('goes on with an access token that is about to expire while it cannot be replaced', async () => {
  const inAMinute = Math.floor(Date.now() / 1000) + 60;
  for (const reply of [refusal(429, 'over_request_rate_limit'), refusal(400, 'refresh_token_already_used')]) {
    supabase.behave({ refresh: [reply] });
    expect(await whoIs(inAMinute)).toEqual({ status: 200, code: undefined, session: 'kept' });
  }
});

it('keeps the session, and tells the log why, while the site itself lets nobody refresh', async () => {
  supabase.behave({});
  vi.stubEnv('SUPABASE_SERVICE_ROLE_KEY', '');
  expect(await whoIs(LONG_AGO)).toEqual(KEPT);
  expect(countOf('POST /auth/v1/token')).toBe(0);
  expect(inspect(logged.mock.calls)).toContain('SUPABASE_SERVICE_ROLE_KEY is not set');
});

it('signs out whoever wants to, whatever is said of the session', async () => {
  for (const [, trouble] of TROUBLES.slice(0, 8)) {
    supabase.behave({ refresh: [trouble] });
    const browser = browserWith(LONG_AGO);
    await browser.get('/api/auth/logout');
    expect([...browser.cookies.keys()]).toEqual([]);
  }
});

it('tells Supabase Auth, and nobody else, for whom it is asked', async () => {
  supabase.behave({});
  await whoIs(LONG_AGO);
  for (const { what, headers } of supabase.calls) {
    const isAuth = what.includes('/auth/v1/');
    expect([what, headers['sb-forwarded-for']]).toEqual([what, isAuth ? IP : undefined]);
    if (isAuth) expect(headers['apikey']).toBe('sb_secret_test');
    if (what.startsWith('GET /rest/v1/profiles')) expect(headers['apikey']).toBe('sb_publishable_test');
  }
  const authorizationOf = (start: string) =>
    supabase.calls.find(({ what }) => what.startsWith(start))?.headers.authorization;
  expect(authorizationOf('POST /auth/v1/token')).toBe('Bearer sb_secret_test');
  expect(authorizationOf('GET /auth/v1/user')).toBe('Bearer new.access.token');
  expect(authorizationOf('GET /rest/v1/profiles')).toBe('Bearer new.access.token');
});

it.each([
  ['the key is of the older kind', 'eyJhbGciOiJIUzI1NiJ9.e30.abc', '192.0.2.1'],
  ['the address is not known', 'sb_secret_test', ''],
  ['the address is none', 'sb_secret_test', 'unknown, 192.0.2.1'],
])('asks Supabase Auth as a stranger where %s', async (_, key, ip) => {
  vi.stubEnv('SUPABASE_SERVICE_ROLE_KEY', key);
  supabase.behave({});
  const browser = new TestBrowser(ip);
  browser.cookies.set(SESSION_COOKIE, browserWith(FAR).cookies.get(SESSION_COOKIE) ?? '');
  await browser.get('/api/auth/user');
  const headers = supabase.calls.find(({ what }) => what === 'GET /auth/v1/user')?.headers;
  expect(headers?.['sb-forwarded-for']).toBeUndefined();
  expect(headers?.['apikey']).toBe('sb_publishable_test');
});

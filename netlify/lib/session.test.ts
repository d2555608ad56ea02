import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { SIGNED_IN_HINT } from '../../src/contracts/people/signedInHint.ts';
import { userSchema } from '../../src/contracts/people/user.ts';
import type { LocalBackend } from '../../tools/serve/localBackend.ts';
import { stubBackend } from '../../tools/serve/testBrowser.ts';
import { startTestBackend } from '../../tools/test/testBackend.ts';
import logout from '../functions/auth-logout.mts';
import authUser from '../functions/auth-user.mts';
import favorites from '../functions/favorites.mts';
import health from '../functions/health.mts';
import { openPasswordWindow } from '../services/provenSessions.ts';
import { handle } from './handle.ts';
import { openSession } from './session.ts';
import { SESSION_COOKIE } from './sessionCookies.ts';

const SITE = 'https://mixmaster.example';
const PASSWORD = 'stirred-not-shaken';

const HINT = `__Host-${SIGNED_IN_HINT.name}`;

interface StoredSession {
  access_token: string;
  refresh_token: string;
  expires_at: number;
}

let backend: LocalBackend;
beforeAll(async () => {
  backend = await startTestBackend(SITE);
});
afterAll(() => backend.close());

beforeEach(() => {
  stubBackend(backend);
  // The client of Supabase reports what it could not read by itself.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

let accounts = 0;
/** Signs up, confirms by the link of the e-mail, and gives the cookies of the browser. */
async function signUp(firstName?: string, email = `reader-${(accounts += 1)}@example.test`): Promise<string> {
  const client = createClient(backend.url, backend.publishableKey, { auth: { persistSession: false } });
  const { error } = await client.auth.signUp({
    email,
    password: PASSWORD,
    options: { data: { first_name: 'A stranger’s' } },
  });
  expect(error).toBeNull();

  const mail = backend.outbox.findLast(({ to }) => to === email);
  const tokenHash = /token_hash=([^&]+)/.exec(mail?.html ?? '')?.[1] ?? '';
  const session = openSession(new Request(SITE), { withCookies: false, ip: '' });
  const confirmed = await session.client.auth.verifyOtp({ type: 'signup', token_hash: tokenHash });
  expect(confirmed.error).toBeNull();
  if (firstName !== undefined) {
    const { error: unnamed } = await session.client
      .from('profiles')
      .update({ first_name: firstName })
      .eq('id', confirmed.data.user?.id ?? '');
    expect(unnamed).toBeNull();
  }
  return toCookieHeader(session.cookiesToSet());
}

function toCookieHeader(setCookies: string[]): string {
  return setCookies.map((cookie) => cookie.split(';')[0]).join('; ');
}

/** The cookies again, with their session changed. */
function tamper(cookies: string, change: (session: StoredSession) => Partial<StoredSession>): string {
  const encoded = cookies
    .split('; ')
    .filter((cookie) => cookie.startsWith(SESSION_COOKIE))
    .map((cookie) => cookie.slice(cookie.indexOf('=') + 1))
    .join('');
  const json = Buffer.from(encoded.replace('base64-', ''), 'base64url').toString();
  const session = JSON.parse(json) as StoredSession;
  const changed = JSON.stringify({ ...session, ...change(session) });
  return `${SESSION_COOKIE}=base64-${Buffer.from(changed).toString('base64url')}`;
}

function getUser(cookies: string, site = SITE): Promise<Response> {
  return authUser(new Request(`${site}/api/auth/user`, { headers: { cookie: cookies } }), {});
}

async function expectSignedOutAndCleared(answer: Response, names: string[]) {
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({ code: 'unauthorized' });
  expect(clearedBy(answer)).toEqual(expect.arrayContaining(names));
}

/** The names of the cookies that an answer takes away. */
function clearedBy(answer: Response): string[] {
  const cleared = answer.headers.getSetCookie().filter((cookie) => /=;.*Max-Age=0/.test(cookie));
  return cleared.map((cookie) => cookie.slice(0, cookie.indexOf('=')));
}

/** The lines that set a part of the session. */
function sessionPartsOf(answer: Response): string[] {
  return answer.headers.getSetCookie().filter((line) => line.startsWith(SESSION_COOKIE));
}

/** The line that sets or takes away the hint. */
function hintOf(setCookies: string[]): string | undefined {
  return setCookies.find((line) => line.startsWith(`${HINT}=`));
}

it('answers who is signed in after sign-up and confirmation', async () => {
  const answer = await getUser(await signUp('Ada'));
  expect(answer.status).toBe(200);
  const user = userSchema.parse(await answer.json());
  expect(user).toMatchObject({ email: 'reader-1@example.test', firstName: 'Ada', isPro: false });
  expect(answer.headers.getSetCookie()).toEqual([]);
});

it('answers without a first name for an account that has none', async () => {
  const answer = await getUser(await signUp());
  expect(await answer.json()).toMatchObject({ firstName: null });
});

it('keeps the session in cookies that scripts and other sites do not get', async () => {
  const cookies = await signUp('Ada');
  const expired = tamper(cookies, () => ({ expires_at: 1 }));
  const refreshed = sessionPartsOf(await getUser(expired));
  expect(refreshed).not.toHaveLength(0);
  for (const cookie of refreshed) {
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).toMatch(/; SameSite=Lax/i);
    expect(cookie).toMatch(/; Path=\//);
    expect(cookie).toMatch(/; Secure/);
  }
});

it('leaves Secure out where the site has no https, or the cookie would be lost', async () => {
  const expired = tamper(await signUp('Ada'), () => ({ expires_at: 1 }));
  const answer = await getUser(expired.replaceAll('__Host-', ''), 'http://localhost:4321');
  expect(answer.status).toBe(200);
  const lines = answer.headers.getSetCookie();
  expect(lines.map((line) => line.split('=')[0])).toEqual([
    'mixmaster-session',
    'mixmaster-signed-in',
    'mixmaster-known-browser',
  ]);
  expect(lines.join()).not.toMatch(/Secure/);
});

it('refreshes an expired session and writes the new cookies', async () => {
  const cookies = await signUp('Grace');
  const expired = tamper(cookies, () => ({ expires_at: 1, access_token: 'gone.by.now' }));
  const answer = await getUser(expired);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ firstName: 'Grace' });
  expect(answer.headers.get('cache-control')).toBe('private, no-store');

  const refreshed = toCookieHeader(answer.headers.getSetCookie());
  expect(refreshed).not.toBe(cookies);
  expect((await getUser(refreshed)).status).toBe(200);
});

it('refreshes for all the calls that a page makes at once, in whichever tab', async () => {
  const expired = tamper(await signUp('Grace'), () => ({ expires_at: 1, access_token: 'gone.by.now' }));
  const answers = await Promise.all(Array.from({ length: 6 }, () => getUser(expired)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
  // The browser keeps what comes last; each of them has to serve.
  for (const answer of answers) {
    expect((await getUser(toCookieHeader(answer.headers.getSetCookie()))).status).toBe(200);
  }
});

it.each<[string, (session: StoredSession) => Partial<StoredSession>]>([
  [
    'a forged signature, with a refresh token that is none',
    ({ access_token }) => ({
      access_token: `${access_token.slice(0, -6)}forged`,
      refresh_token: 'ffffffffffff',
    }),
  ],
  ['a token of another project', () => ({ access_token: 'a.b.c', refresh_token: 'another' })],
  ['an expired session that cannot be refreshed', () => ({ expires_at: 1, refresh_token: 'revoked' })],
])('signs out and clears the cookie for %s', async (_, change) => {
  const answer = await getUser(tamper(await signUp('Eve'), change));
  await expectSignedOutAndCleared(answer, [SESSION_COOKIE]);
});

it.each([
  ['rubbish', `${SESSION_COOKIE}=%E0%A4%A`],
  ['broken base64', `${SESSION_COOKIE}=base64-!!!!`],
  ['base64 that is no JSON', `${SESSION_COOKIE}=base64-${Buffer.from('{oops').toString('base64url')}`],
  ['JSON that is no session', `${SESSION_COOKIE}=base64-${Buffer.from('"hello"').toString('base64url')}`],
  ['half a session', `${SESSION_COOKIE}=base64-${Buffer.from('{"access_token":1}').toString('base64url')}`],
])('signs out and clears the cookie when it holds %s', async (_, cookies) => {
  await expectSignedOutAndCleared(await getUser(cookies), [SESSION_COOKIE]);
});

it('tells scripts that somebody may be signed in for as long as the session lasts', async () => {
  const cookies = await signUp('Ada');
  expect(cookies).toContain(`${HINT}=1`);
  const refreshed = await getUser(tamper(cookies, () => ({ expires_at: 1 })));
  const hint = hintOf(refreshed.headers.getSetCookie());
  expect(hint).toMatch(/^__Host-mixmaster-signed-in=1; /);
  expect(hint).not.toMatch(/HttpOnly/i);
  expect(hint).toMatch(/; SameSite=Lax/i);
  expect(hint).toMatch(/; Secure/);
  expect(hint).toMatch(/; Path=\/(;|$)/);
  const maxAge = (line = '') => /Max-Age=(\d+)/.exec(line)?.[1];
  expect(maxAge(hint)).toBeDefined();
  expect(maxAge(hint)).toBe(maxAge(sessionPartsOf(refreshed)[0]));
});

it('takes the hint away when the session is refused, and when there is none behind it', async () => {
  const forged = tamper(await signUp('Eve'), () => ({ access_token: 'a.b.c', refresh_token: 'x' }));
  for (const cookie of [`${forged}; ${HINT}=1`, `${HINT}=1`]) {
    const answer = await getUser(cookie);
    expect(answer.status).toBe(401);
    expect(hintOf(answer.headers.getSetCookie())).toMatch(/=; .*Max-Age=0/);
  }
});

it('takes the hint away at sign-out', async () => {
  const headers = { cookie: await signUp('Ada') };
  const answer = await logout(new Request(`${SITE}/api/auth/logout`, { headers }), {});
  expect(clearedBy(answer)).toEqual([SESSION_COOKIE, HINT]);
});

it('leaves it to the site when the cookies go: its client drops a session for less', async () => {
  const drop = handle({ auth: 'optional' }, async ({ supabase }) => {
    await supabase.auth.signOut({ scope: 'local' });
  });
  const headers = { cookie: await signUp('Ada') };
  const answer = await drop(new Request(`${SITE}/api/drop`, { headers }), {});
  expect(answer.headers.getSetCookie()).toEqual([]);
});

it('says nothing of a hint to a reader who has none', async () => {
  expect((await getUser('theme=dark')).headers.getSetCookie()).toEqual([]);
});

it('keeps the hint while Supabase is away', async () => {
  const cookies = await signUp('Ada');
  vi.stubEnv('SUPABASE_URL', 'http://127.0.0.1:1');
  const answer = await getUser(cookies);
  expect(answer.status).toBe(503);
  expect(answer.headers.getSetCookie()).toEqual([]);
});

it('clears every part of a session that was split', async () => {
  const parts = `${SESSION_COOKIE}.0=base64-x; ${SESSION_COOKIE}.1=y; theme=dark`;
  await expectSignedOutAndCleared(await getUser(parts), [`${SESSION_COOKIE}.0`, `${SESSION_COOKIE}.1`]);
});

it('signs out after the account is gone, without an error', async () => {
  const cookies = await signUp('Mallory');
  expect((await getUser(cookies)).status).toBe(200);
  await backend.database.query(
    "delete from auth.users where id = (select id from public.profiles where first_name = 'Mallory')",
  );
  const reported = vi.spyOn(console, 'error');
  await expectSignedOutAndCleared(await getUser(cookies), [SESSION_COOKIE]);
  expect(reported).not.toHaveBeenCalled();
});

it('lets no cache keep an answer that refreshes a session, whatever the route says', async () => {
  const headers = { 'cache-control': 'public, max-age=60' };
  const route = handle({ auth: 'optional' }, () => new Response('for everyone', { headers }));
  const ask = (cookie: string) => route(new Request(`${SITE}/api/news`, { headers: { cookie } }), {});
  const cookies = await signUp('Ada');
  expect((await ask(cookies)).headers.get('cache-control')).toBe('public, max-age=60');

  const answer = await ask(tamper(cookies, () => ({ expires_at: 1 })));
  expect(answer.headers.getSetCookie()).not.toHaveLength(0);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
});

it.each<[string, (session: StoredSession) => Partial<StoredSession>]>([
  ['forged', () => ({ access_token: 'a.b.c' })],
  ['expired', () => ({ expires_at: 1 })],
])('reports health to a caller whose session is %s, and leaves the cookies alone', async (_, change) => {
  const cookie = tamper(await signUp('Eve'), change);
  const answer = await health(new Request(`${SITE}/api/health`, { headers: { cookie } }), {});
  expect(answer.status).toBe(200);
  expect(answer.headers.getSetCookie()).toEqual([]);
});

it('replaces every part of an older session when a route that ignores the cookies starts one', async () => {
  const email = 'again@example.test';
  const cookies = await signUp('Ada', email);
  const own = openSession(new Request(SITE, { headers: { cookie: cookies } }), { withCookies: true, ip: '' });
  const window = await openPasswordWindow(own.client);
  expect((await own.client.auth.updateUser({ password: PASSWORD })).error).toBeNull();
  await window.close();
  const signIn = handle({ auth: 'none' }, async ({ supabase }) => {
    const { error } = await supabase.auth.signInWithPassword({ email, password: PASSWORD });
    expect(error).toBeNull();
  });
  const cookie = `${SESSION_COOKIE}.0=base64-x; ${SESSION_COOKIE}.1=y`;
  const answer = await signIn(new Request(`${SITE}/api/sign-in`, { headers: { cookie } }), {});
  expect(clearedBy(answer)).toEqual([`${SESSION_COOKIE}.0`, `${SESSION_COOKIE}.1`]);
  const kept = answer.headers.getSetCookie().filter((line) => !/=;/.test(line));
  expect((await getUser(toCookieHeader(kept))).status).toBe(200);
});

it('leaves the session alone where a route that ignores the cookies begins a sign-up', async () => {
  const signUpAgain = handle({ auth: 'none' }, async ({ supabase }) => {
    await supabase.auth.signUp({ email: 'second@example.test', password: PASSWORD });
  });
  const cookie = await signUp('Ada');
  const answer = await signUpAgain(new Request(`${SITE}/api/sign-up`, { headers: { cookie } }), {});
  expect(answer.status).toBe(204);
  expect(answer.headers.getSetCookie()).toEqual([]);
});

it('keeps a reader whose session was refreshed before the clock was put back', async () => {
  const before = await signUp('Ada');
  const { now } = Date;
  const ahead = vi.spyOn(Date, 'now').mockImplementation(() => now() + 2 * 60 * 60 * 1000);
  const cookie = toCookieHeader((await getUser(before)).headers.getSetCookie());
  ahead.mockRestore();
  const answer = await favorites(new Request(`${SITE}/api/favorites`, { headers: { cookie } }), {});
  expect([answer.status, await answer.json()]).toEqual([200, []]);
  expect(answer.headers.getSetCookie().join()).toContain(`${SESSION_COOKIE}=base64-`);
});

it('describes a reader whose address has letters beyond English', async () => {
  const answer = await getUser(await signUp('José', 'josé@example.test'));
  expect(await answer.json()).toMatchObject({ email: 'josé@example.test' });
});

it('reports health while the database answers, and 503 once it does not', async () => {
  const answer = await health(new Request(`${SITE}/api/health`), {});
  expect(await answer.json()).toMatchObject({ status: 'ok', backend: 'ok' });

  vi.stubEnv('SUPABASE_URL', 'http://127.0.0.1:1');
  const down = await health(new Request(`${SITE}/api/health`), {});
  expect(down.status).toBe(503);
  expect(await down.json()).toMatchObject({ code: 'unavailable' });
});

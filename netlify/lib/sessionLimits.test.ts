import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import { beforeEach, expect, it, vi } from 'vitest';
import { TestBrowser, useBackend } from '../../tools/serve/testBrowser.ts';
import { SESSION_COOKIE } from './sessionCookies.ts';
import { endStaleSessions, IDLE_DAYS, SESSION_DAYS } from './sessionLimits.ts';

const test = useBackend();
beforeEach(async () => {
  await test.backend.database.query('delete from public.rate_limit_uses');
});

let readers = 0;
const newEmail = () => `limits-${(readers += 1)}@example.test`;
const DAY = 24 * 60 * 60;

/** A reader who has just signed in; the embedded edition gives a new account one session more than the browser has. */
async function reader(ip?: string): Promise<{ browser: TestBrowser; session: string }> {
  const browser = new TestBrowser(ip);
  await browser.signIn(test.backend, newEmail());
  const [, payload = ''] = storedIn(browser).access_token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { session_id: string };
  return { browser, session: claims.session_id };
}

interface Stored {
  access_token: string;
  refresh_token: string;
  expires_at: number;
}
function storedIn(browser: TestBrowser): Stored {
  const parts = [...browser.cookies].filter(([name]) => name.startsWith(SESSION_COOKIE));
  const text = parts.map(([, value]) => value).join('');
  return JSON.parse(Buffer.from(text.replace('base64-', ''), 'base64url').toString()) as Stored;
}
function change(browser: TestBrowser, changes: Partial<Stored>): void {
  const json = JSON.stringify({ ...storedIn(browser), ...changes });
  for (const name of browser.cookies.keys())
    if (name.startsWith(SESSION_COOKIE)) browser.cookies.delete(name);
  browser.cookies.set(SESSION_COOKIE, `base64-${Buffer.from(json).toString('base64url')}`);
}
async function age(session: string, createdDays: number, refreshedDays: number | null): Promise<void> {
  await test.backend.database.query(
    `update auth.sessions set created_at = now() - make_interval(days => $2),
      refreshed_at = now() - make_interval(days => $3) where id = $1`,
    [session, createdDays, refreshedDays],
  );
}
async function isThere(session: string): Promise<boolean> {
  const { rows } = await test.backend.database.query('select 1 from auth.sessions where id = $1', [session]);
  return rows.length === 1;
}
const statusOf = async (browser: TestBrowser) => (await browser.get('/api/auth/user')).status;

it.each([
  ['was used today and began 29 days ago', 29, 0, true],
  ['was used 13 days ago', 20, 13, true],
  ['began 13 days ago and was not used since', 13, null, true],
  ['was used 15 days ago', 20, 15, false],
  ['began 15 days ago and was not used since', 15, null, false],
  ['was used today and began 31 days ago', 31, 0, false],
])('a session that %s goes on: %s, %s, %s', async (_, created, refreshed, isOn) => {
  const { browser, session } = await reader();
  const other = await reader();
  await age(session, created, refreshed);
  await endStaleSessions();
  expect(await isThere(session)).toBe(isOn);
  expect(await isThere(other.session)).toBe(true);
  change(browser, { expires_at: 1 });
  expect(await statusOf(browser)).toBe(isOn ? 200 : 401);
  expect(browser.cookies.has(SESSION_COOKIE)).toBe(isOn);
});

it('ends stale sessions before it continues one, so that none comes back to life', async () => {
  const { browser, session } = await reader();
  const other = await reader();
  await age(other.session, 40, 20);
  change(browser, { expires_at: 1 });
  expect(await statusOf(browser)).toBe(200);
  expect(await isThere(session)).toBe(true);
  expect(await isThere(other.session)).toBe(false);
});

it('tells Supabase the same limits', () => {
  const config = parse(readFileSync('supabase/config.toml', 'utf8')) as {
    auth: { sessions: { timebox: string; inactivity_timeout: string } };
  };
  expect(config.auth.sessions).toEqual({
    timebox: `${SESSION_DAYS * 24}h`,
    inactivity_timeout: `${IDLE_DAYS * 24}h`,
  });
});

it('keeps the cookies of a session for as long as nobody may be there, and begins anew with each refresh', async () => {
  const { browser } = await reader();
  change(browser, { expires_at: 1 });
  const set = (await browser.get('/api/auth/user')).headers.getSetCookie();
  // The browser is known for longer than its session.
  const lines = set.filter((line) => !line.startsWith('__Host-mixmaster-known-browser='));
  expect(lines.length).toBeGreaterThanOrEqual(2);
  for (const line of lines) {
    expect(line).toMatch(/^__Host-mixmaster-s/);
    expect(line).toContain(`; Max-Age=${IDLE_DAYS * DAY}; Path=/;`);
    expect(line).not.toMatch(/Domain/i);
  }
});

it('takes cookies of former names away once, and believes them nothing', async () => {
  const { browser } = await reader();
  const value = browser.cookies.get(SESSION_COOKIE) ?? '';
  const former = new TestBrowser();
  for (const name of ['mixmaster-session', 'mixmaster-session.0', 'mixmaster-session-code-verifier']) {
    former.cookies.set(name, value);
  }
  former.cookies.set('mixmaster-signed-in', '1');
  former.cookies.set('theme', 'dark');
  expect(await statusOf(former)).toBe(401);
  expect([...former.cookies.keys()]).toEqual(['theme']);
  expect((await former.get('/api/auth/user')).headers.getSetCookie()).toEqual([]);

  // A neighbouring host that plants such a cookie signs nobody in, and nobody out.
  browser.cookies.set('mixmaster-session', 'planted');
  expect(await statusOf(browser)).toBe(200);
});

it('lets an address refresh so many sessions in vain; more that are forged cost Supabase Auth no call', async () => {
  await test.backend.database.query("update public.rate_limits set most = 3 where action = 'refresh'");
  const asked = vi.spyOn(globalThis, 'fetch');
  const forged = async () => {
    const browser = new TestBrowser('192.0.2.66');
    const json = JSON.stringify({
      access_token: 'a.b.c',
      refresh_token: crypto.randomUUID(),
      expires_at: 1,
    });
    browser.cookies.set(SESSION_COOKIE, `base64-${Buffer.from(json).toString('base64url')}`);
    const answer = await browser.get('/api/auth/user');
    return { status: answer.status, after: answer.headers.get('retry-after'), browser };
  };
  const first = await Promise.all(Array.from({ length: 8 }, forged));
  expect(first.filter(({ status }) => status === 401)).toHaveLength(3);
  const limited = first.filter(({ status }) => status === 429);
  expect(limited).toHaveLength(5);
  for (const { after, browser } of limited) {
    expect(Number(after)).toBeGreaterThan(0);
    expect(browser.cookies.has(SESSION_COOKIE)).toBe(true);
  }
  await forged();
  const calls = asked.mock.calls.filter(([url]) => String(url).includes('grant_type=refresh_token'));
  expect(calls).toHaveLength(3);

  // Whoever reads there with a session that has not expired notices nothing.
  const { browser } = await reader('192.0.2.66');
  expect(await statusOf(browser)).toBe(200);
});

it('costs nothing to refresh a session that goes on', async () => {
  await test.backend.database.query("update public.rate_limits set most = 2 where action = 'refresh'");
  const { browser } = await reader('192.0.2.67');
  for (let turn = 0; turn < 5; turn += 1) {
    change(browser, { expires_at: 1 });
    expect(await statusOf(browser)).toBe(200);
  }
  const { rows } = await test.backend.database.query(
    "select 1 from public.rate_limit_uses where action = 'refresh'",
  );
  expect(rows).toEqual([]);
});

it.each(['anon', 'authenticated'])('lets nobody end sessions as %s', async (role) => {
  const { rows } = await test.backend.database.query<{ may: boolean }>(
    "select has_function_privilege($1, 'public.end_stale_sessions(int, int)', 'execute') as may",
    [role],
  );
  expect(rows).toEqual([{ may: false }]);
});

import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { SITE, TestBrowser } from '../../tools/serve/testBrowser.ts';
import { codeFor, startFakeAuth, type FakeAuth } from '../../tools/test/fakeAuth.ts';

let supabase: FakeAuth;
beforeAll(async () => {
  supabase = await startFakeAuth();
});
afterAll(() => {
  supabase.close();
});
let logged: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  supabase.behave({});
  vi.stubEnv('SUPABASE_URL', supabase.url);
  vi.stubEnv('SUPABASE_ANON_KEY', 'sb_publishable_test');
  vi.stubEnv('SUPABASE_SERVICE_ROLE_KEY', 'sb_secret_test');
  vi.stubEnv('PUBLIC_AUTH_PROVIDERS', 'google, gitlab');
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const COOKIE = '__Host-mixmaster-provider';
const SESSION = '__Host-mixmaster-session';
const locationOf = (answer: Response) => {
  expect(answer.status).toBe(302);
  return answer.headers.get('location') ?? '';
};
const exchanges = () => supabase.calls.filter(({ what }) => what.includes('grant_type=pkce')).length;

/** Sets out in a browser; gives the address at which the provider would send it back. */
async function setOut(browser: TestBrowser, next = '/de/profile'): Promise<string> {
  const address = new URL(locationOf(await browser.get(`/api/auth/oauth/google?next=${next}`)));
  const back = new URL(address.searchParams.get('redirect_to') ?? '');
  back.searchParams.set('code', codeFor(address.searchParams.get('code_challenge') ?? ''));
  return `${back.pathname}${back.search}`;
}

it('sends readers to a service that is configured, and knows no other', async () => {
  expect((await new TestBrowser().get('/api/auth/oauth/github')).status).toBe(404);
  expect((await new TestBrowser().get('/api/auth/oauth/gitlab')).status).toBe(404);

  const browser = new TestBrowser();
  const address = new URL(locationOf(await browser.get('/api/auth/oauth/google?next=/de/profile')));
  expect(`${address.origin}${address.pathname}`).toBe(`${supabase.url}/auth/v1/authorize`);
  expect(address.searchParams.get('provider')).toBe('google');
  expect(address.searchParams.get('code_challenge')).toMatch(/^[\w-]{43}$/);
  expect(address.searchParams.get('code_challenge_method')).toBe('s256');
  expect(address.searchParams.get('redirect_to')).toMatch(
    new RegExp(`^${SITE}/api/auth/callback\\?flow=[\\w-]{43}$`),
  );
  expect([...browser.cookies.keys()]).toEqual([COOKIE]);
});

it('keeps what it remembers from scripts, from other hosts and from tomorrow', async () => {
  const answer = await new TestBrowser().get('/api/auth/oauth/google');
  const [line] = answer.headers.getSetCookie();
  expect(line).toMatch(/; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  const kept = decodeURIComponent(line ?? '');
  const address = new URL(locationOf(answer)).searchParams;
  expect(kept).not.toContain(address.get('code_challenge'));
});

it('signs in a reader who comes back to the browser that set out', async () => {
  const browser = new TestBrowser();
  const back = await setOut(browser);
  expect(locationOf(await browser.get(back, { 'sec-fetch-site': 'cross-site' }))).toMatch(/^\/de\//);
  expect(browser.cookies.has(SESSION)).toBe(true);
  expect(browser.cookies.has(COOKIE)).toBe(false);
  expect(exchanges()).toBe(1);
});

it('signs nobody in with what a provider sent to somebody else', async () => {
  const attacker = await setOut(new TestBrowser());
  const stranger = new TestBrowser();
  expect(locationOf(await stranger.get(attacker))).toBe('/login?next=%2F&problem=provider');
  expect(stranger.cookies.size).toBe(0);

  // Somebody who is under way too is led astray neither, and arrives afterwards.
  const victim = new TestBrowser();
  const own = await setOut(victim);
  expect(locationOf(await victim.get(attacker))).toBe('/login?next=%2F&problem=provider');
  expect(exchanges()).toBe(0);
  expect(locationOf(await victim.get(own))).toMatch(/^\/de\//);
  expect(victim.cookies.has(SESSION)).toBe(true);
});

it('signs nobody in with a code of somebody else beside the own state', async () => {
  const theirs = new URL(await setOut(new TestBrowser()), SITE);
  const victim = new TestBrowser();
  const own = new URL(await setOut(victim), SITE);
  own.searchParams.set('code', theirs.searchParams.get('code') ?? '');
  const answer = await victim.get(`${own.pathname}${own.search}`);
  expect(locationOf(answer)).toBe('/de/login?next=%2Fde%2Fprofile&problem=provider');
  expect(exchanges()).toBe(1);
  expect(victim.cookies.has(SESSION)).toBe(false);
});

it('says at the login page that the service sent nobody, in one sentence and without a stack', async () => {
  const browser = new TestBrowser();
  const back = (await setOut(browser)).replace(/code=[^&]+/, 'error=access_denied');
  const page = '/de/login?next=%2Fde%2Fprofile&problem=provider';
  expect(locationOf(await browser.get(back))).toBe(page);
  for (const query of ['?code=x', '', '?error=access_denied', '?code=x&flow=', '?code=x&flow=%E0%A4%A']) {
    const location = locationOf(await new TestBrowser().get(`/api/auth/callback${query}`));
    expect(location).toBe('/login?next=%2F&problem=provider');
  }
  expect(exchanges()).toBe(0);
  expect(logged).not.toHaveBeenCalled();
});

it.each(['cross-site', 'same-site'])('begins nothing for a page that is %s', async (site) => {
  const browser = new TestBrowser();
  const answer = await browser.get('/api/auth/oauth/google?next=/de/profile', { 'sec-fetch-site': site });
  expect(locationOf(answer)).toBe('/de/login?next=%2Fde%2Fprofile');
  expect(browser.cookies.size).toBe(0);
});

it.each([{ 'sec-purpose': 'prefetch' }, { purpose: 'prefetch' }, { 'x-moz': 'prefetch' }])(
  'neither begins nor ends anything for who only looks ahead: %j',
  async (headers) => {
    const browser = new TestBrowser();
    expect((await browser.get('/api/auth/oauth/google', headers)).status).toBe(503);
    expect(browser.cookies.size).toBe(0);
    const back = await setOut(browser);
    expect((await browser.get(back, headers)).status).toBe(503);
    expect(exchanges()).toBe(0);
    expect(browser.cookies.has(COOKIE)).toBe(true);
  },
);

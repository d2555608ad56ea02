import { createClient } from '@supabase/supabase-js';
import { expect, it, vi } from 'vitest';
import { lastMailTo, readLink, SITE, TestBrowser, useBackend } from '../../tools/serve/testBrowser.ts';
import { addressWithKey } from '../lib/signInProof.ts';

const test = useBackend();

let readers = 0;
const newEmail = () => `links-${(readers += 1)}@example.test`;
const locationOf = (answer: Response) => {
  expect(answer.status).toBe(302);
  return answer.headers.get('location') ?? '';
};
const whoIs = async (browser: TestBrowser) => {
  const answer = await browser.get('/api/auth/user');
  return answer.ok ? ((await answer.json()) as { email: string }).email : answer.status;
};
/** Asks for an e-mail in a browser; gives its link. */
async function linkFor(browser: TestBrowser, email: string, more: object = {}): Promise<string> {
  const answer = await browser.post('/api/auth/code', { email, locale: 'en', ...more });
  expect(answer.status).toBe(200);
  return readLink(lastMailTo(test.backend, email));
}
async function sessionsOf(email: string): Promise<number> {
  const { rows } = await test.backend.database.query(
    'select 1 from auth.sessions join auth.users on users.id = user_id where email = $1',
    [email],
  );
  return rows.length;
}
/** What the page with the button posts. */
function bodyOf(location: string, locale = 'en') {
  const said = new URLSearchParams(location.split('#')[1]);
  return { tokenHash: said.get('token_hash'), type: said.get('type'), key: said.get('key'), locale };
}

it('signs in by the link of an e-mail and goes where the reader was going', async () => {
  const [email, browser] = [newEmail(), new TestBrowser()];
  const link = await linkFor(browser, email, {
    locale: 'fr',
    firstName: 'Zoé',
    next: '/fr/cocktail/negroni',
  });
  expect(locationOf(await browser.get(link, { 'sec-fetch-site': 'cross-site' }))).toBe(
    '/fr/cocktail/negroni',
  );
  expect(await whoIs(browser)).toBe(email);
  expect(browser.cookies.has('__Host-mixmaster-sign-in')).toBe(false);

  const again = new TestBrowser();
  const [, said = ''] = locationOf(await again.get(link)).split('#');
  const answer = await again.post('/api/auth/confirm', bodyOf(`#${said}`, 'fr'));
  expect([answer.status, await answer.json()]).toMatchObject([422, { code: 'wrong_code' }]);
});

it('asks a new reader who comes by the link for a name', async () => {
  const [email, browser] = [newEmail(), new TestBrowser()];
  const link = await linkFor(browser, email, { locale: 'es', next: '/es/profile' });
  expect(locationOf(await browser.get(link))).toBe('/es/login?next=%2Fes%2Fprofile&ask=name');
});

it('uses up no link in another browser before its button is pressed, however often it is opened', async () => {
  const email = newEmail();
  const link = await linkFor(new TestBrowser(), email, { locale: 'es', next: '/es/profile' });
  const elsewhere = new TestBrowser();
  await elsewhere.get(link);
  const location = locationOf(await elsewhere.get(link));
  expect(location.split('#')[0]).toBe('/es/login?next=%2Fes');
  expect(await whoIs(elsewhere)).toBe(401);

  const answer = await elsewhere.post('/api/auth/confirm', bodyOf(location, 'es'));
  expect(await answer.json()).toEqual({ status: 'signed-in', firstName: null });
  expect(await whoIs(elsewhere)).toBe(email);
});

it('asks first where another address is waited for, and leaves that sign-in alone', async () => {
  const [own, other, browser] = [newEmail(), newEmail(), new TestBrowser()];
  const link = await linkFor(browser, own, { firstName: 'Ada', next: '/profile' });
  const foreign = await linkFor(new TestBrowser(), other);
  const location = locationOf(await browser.get(foreign));
  expect(location).toMatch(/^\/login\?next=%2F#token_hash=/);
  expect(await whoIs(browser)).toBe(401);

  // Neither link is used up, and nothing of the first is mixed into the second.
  expect(locationOf(await browser.get(link))).toBe('/profile');
  expect(await whoIs(browser)).toBe(own);
  const answer = await browser.post('/api/auth/confirm', bodyOf(location));
  expect(await answer.json()).toEqual({ status: 'signed-in', firstName: null });
  expect(await whoIs(browser)).toBe(other);
});

it('asks first for an e-mail from before the last that this browser asked for', async () => {
  const [first, second, browser] = [newEmail(), newEmail(), new TestBrowser()];
  const link = await linkFor(browser, first);
  await linkFor(browser, second);
  expect(locationOf(await browser.get(link))).toMatch(/#token_hash=/);
});

it('signs nobody in with a token of somebody else beside the key of an own e-mail', async () => {
  const [victim, attacker, browser] = [newEmail(), newEmail(), new TestBrowser()];
  const own = new URL(await linkFor(browser, victim), SITE);
  const foreign = new URL(await linkFor(new TestBrowser(), attacker), SITE);
  own.searchParams.set('token_hash', foreign.searchParams.get('token_hash') ?? '');
  // The embedded edition gives an account a first session of its own.
  const before = await sessionsOf(attacker);
  const answer = await browser.get(`${own.pathname}${own.search}`);
  expect(locationOf(answer)).toBe('/login?next=%2F&problem=link');
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(await whoIs(browser)).toBe(401);
  expect(await sessionsOf(attacker)).toBe(before);
});

it('keeps who is signed in when a link of somebody else is refused', async () => {
  const [reader, attacker, browser] = [newEmail(), newEmail(), new TestBrowser()];
  await browser.signIn(test.backend, reader, 'Ada');
  const own = new URL(await linkFor(browser, reader), SITE);
  const foreign = new URL(await linkFor(new TestBrowser(), attacker), SITE);
  own.searchParams.set('token_hash', foreign.searchParams.get('token_hash') ?? '');
  await browser.get(`${own.pathname}${own.search}`);
  expect(await whoIs(browser)).toBe(reader);
});

const KEYED = `asked=${encodeURIComponent(addressWithKey(SITE, 'proof'))}`;

it.each([
  '',
  `?token_hash=x&type=email_change&${KEYED}`,
  `?token_hash=x&type=recovery&${KEYED}`,
  `?token_hash=&type=magiclink&${KEYED}`,
  '?token_hash=x&type=magiclink',
  '?token_hash=x&type=magiclink&asked=',
  `?token_hash=x&type=magiclink&asked=${encodeURIComponent(SITE)}`,
  '?type=signup&next=//evil.example',
])('leads a link that is none back to the login page: %s', async (query) => {
  const location = locationOf(await new TestBrowser().get(`/api/auth/confirm${query}`));
  expect(location).toBe('/login?next=%2F&problem=link');
});

it('keeps what a link says of where to go on this site, and what signs in out of the address', async () => {
  const query = `?token_hash=a%26b&type=signup&next=//evil.example&${KEYED}`;
  const location = locationOf(await new TestBrowser().get(`/api/auth/confirm${query}`));
  expect(location).toMatch(/^\/login\?next=%2F#token_hash=a%26b&type=signup&key=[\w-]{43}$/);
});

it('tries no token of an e-mail that was never sent: whoever knows an address could work them all out', async () => {
  const email = newEmail();
  const link = await linkFor(new TestBrowser(), email);
  const body = bodyOf(locationOf(await new TestBrowser().get(link)));
  const asked = vi.spyOn(globalThis, 'fetch');
  const guess = await new TestBrowser().post('/api/auth/confirm', { ...body, key: 'invented' });
  expect([guess.status, await guess.json()]).toMatchObject([422, { code: 'wrong_code' }]);
  expect(asked.mock.calls.filter(([url]) => String(url).includes('/verify'))).toEqual([]);
  expect((await new TestBrowser().post('/api/auth/confirm', body)).status).toBe(200);
});

it('takes five tries of the key of an e-mail in an hour, and tells the page when to come back', async () => {
  const link = await linkFor(new TestBrowser(), newEmail());
  const body = bodyOf(locationOf(await new TestBrowser().get(link)));
  const guess = () => new TestBrowser().post('/api/auth/confirm', { ...body, tokenHash: 'wrong' });
  for (let turn = 0; turn < 5; turn += 1) expect((await guess()).status).toBe(422);
  const refused = await guess();
  expect([refused.status, await refused.json()]).toMatchObject([429, { code: 'rate_limited' }]);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});

it('lets one address try so many links, whatever their keys', async () => {
  const limit = "update public.rate_limits set most = $1 where action = 'link' and counted_by = 'address'";
  await test.backend.database.query(limit, [3]);
  const stranger = new TestBrowser();
  const statuses: number[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    const body = { tokenHash: 'x', type: 'signup', key: `invented-${turn}`, locale: 'en' };
    statuses.push((await stranger.post('/api/auth/confirm', body)).status);
  }
  await test.backend.database.query(limit, [30]);
  expect(statuses).toEqual([422, 422, 422, 429, 429]);
});

it('costs nobody a turn to follow a link that is right', async () => {
  const browser = new TestBrowser();
  const link = await linkFor(browser, newEmail());
  await test.backend.database.query("delete from public.rate_limit_uses where action = 'link'");
  expect(locationOf(await browser.get(link))).toMatch(/ask=name/);
  const { rows } = await test.backend.database.query(
    "select 1 from public.rate_limit_uses where action = 'link'",
  );
  expect(rows).toEqual([]);
});

it.each([
  { 'sec-purpose': 'prefetch' },
  { 'sec-purpose': 'prefetch;prerender' },
  { purpose: 'prefetch' },
  { 'x-moz': 'prefetch' },
])('signs nobody in who only looks ahead: %j', async (headers) => {
  const [email, browser] = [newEmail(), new TestBrowser()];
  const link = await linkFor(browser, email, { next: '/profile' });
  const looked = await browser.get(link, headers);
  expect([looked.status, looked.headers.get('location'), looked.headers.getSetCookie()]).toEqual([
    503,
    null,
    [],
  ]);
  expect(looked.headers.get('cache-control')).toBe('private, no-store');
  expect(await whoIs(browser)).toBe(401);
  expect(locationOf(await browser.get(link))).toMatch(/profile/);
  expect(await whoIs(browser)).toBe(email);
});

it('leads a link to a page that says so while Supabase is away, and goes on with it later', async () => {
  const [email, browser] = [newEmail(), new TestBrowser()];
  const link = await linkFor(browser, email, { locale: 'de', next: '/de' });
  vi.stubEnv('SUPABASE_URL', 'http://127.0.0.1:1');
  expect(locationOf(await browser.get(link))).toBe('/de/login?next=%2Fde&problem=unavailable');
  vi.stubEnv('SUPABASE_URL', test.backend.url);
  expect(locationOf(await browser.get(link))).toBe('/de/login?next=%2Fde&ask=name');
  expect(await whoIs(browser)).toBe(email);
});

it('gives the e-mail of a known address a key too', async () => {
  const [email, browser] = [newEmail(), new TestBrowser()];
  await browser.signIn(test.backend, email);
  const client = createClient(test.backend.url, test.backend.publishableKey);
  await client.auth.signInWithOtp({ email });
  expect(new URLSearchParams(readLink(lastMailTo(test.backend, email)).split('?')[1]).get('asked')).toBe(
    SITE,
  );
  const link = await linkFor(browser, email);
  expect(new URLSearchParams(link.split('?')[1]).get('asked')).toMatch(/\?key=[\w-]{43}$/);
});

import { expect, it } from 'vitest';
import { codeOf, lastMailTo, TestBrowser, useBackend } from '../../tools/serve/testBrowser.ts';

/*
 * Whoever has the publishable key speaks to Supabase Auth itself, with the token of an own session or without one.
 * Places in supabase/auth at bc32168: UserUpdate in internal/api/user.go changes password, address and data; Otp in
 * internal/api/otp.go gives the data of the caller to an account that is not there yet.
 */
const test = useBackend();
const PASSWORD = 'stirred, not shaken';

let readers = 0;
const newEmail = (name = 'cleo') => `${name}-${(readers += 1)}@example.test`;
const isIn = async (browser: TestBrowser) => (await browser.get('/api/auth/user')).ok;

async function newReader(password?: string) {
  const email = newEmail();
  const browser = new TestBrowser();
  await browser.signIn(test.backend, email, 'Cleo');
  if (password !== undefined) {
    const answer = await browser.ask('PUT', '/api/account/password', { locale: 'en', password });
    expect(answer.status).toBe(204);
  }
  return { email, browser };
}

async function call(method: string, path: string, body: object, token?: string): Promise<Response> {
  const { url, publishableKey } = test.backend;
  const headers = {
    apikey: publishableKey,
    'content-type': 'application/json',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  return fetch(`${url}/auth/v1/${path}`, { method, headers, body: JSON.stringify(body) });
}

/** The token of a reader who is in, as the own browser has it. */
function tokenOf(browser: TestBrowser): string {
  const value = [...browser.cookies]
    .filter(([name]) => name.includes('mixmaster-session'))
    .map(([, part]) => part)
    .join('');
  const json = Buffer.from(value.replace(/^base64-/, ''), 'base64url').toString();
  return (JSON.parse(json) as { access_token: string }).access_token;
}

const signsIn = async (email: string, password: string) =>
  (await new TestBrowser().post('/api/auth/password', { email, locale: 'en', password })).ok;

it.each([
  ['another one', 'a twist of lemon peel'],
  ['one that is tried first', 'password'],
])('keeps the password where Supabase Auth is asked for %s', async (_, other) => {
  const { email, browser } = await newReader(PASSWORD);
  const elsewhere = new TestBrowser();
  await elsewhere.signIn(test.backend, email, 'Cleo');
  await call('PUT', 'user', { password: other }, tokenOf(browser));
  expect(await signsIn(email, other)).toBe(false);
  expect(await signsIn(email, PASSWORD)).toBe(true);
});

it('sets no password where Supabase Auth is asked for the first', async () => {
  const { email, browser } = await newReader();
  await call('PUT', 'user', { password: PASSWORD }, tokenOf(browser));
  expect(await signsIn(email, PASSWORD)).toBe(false);
  expect(await isIn(browser)).toBe(true);
});

it('lets a session set the one password that the functions allow, and no second by itself', async () => {
  const { email, browser } = await newReader(PASSWORD);
  await call('PUT', 'user', { password: 'a twist of lemon peel' }, tokenOf(browser));
  expect(await signsIn(email, PASSWORD)).toBe(true);
});

it('moves no account to the address of somebody else', async () => {
  const { email, browser } = await newReader(PASSWORD);
  const victim = newEmail('victim');
  const answer = await call('PUT', 'user', { email: victim }, tokenOf(browser));
  expect(answer.ok).toBe(false);
  expect(test.backend.outbox.filter(({ to }) => to === victim)).toEqual([]);
  expect(await signsIn(email, PASSWORD)).toBe(true);
  expect(await signsIn(victim, PASSWORD)).toBe(false);
});

it.each([3_000, 20_000, 200_000])(
  'keeps %i letters that a stranger gives a new account out of its cookies, and lets its reader in',
  async (length) => {
    const email = newEmail('victim');
    await call('POST', 'otp', { email, data: { x: 'A'.repeat(length), language: 'nl' } });
    const browser = new TestBrowser();
    await browser.post('/api/auth/code', { email, locale: 'en' });
    const code = codeOf(lastMailTo(test.backend, email));
    expect((await browser.post('/api/auth/verify', { email, locale: 'en', code })).status).toBe(200);
    expect(await isIn(browser)).toBe(true);
    expect([...browser.cookies].map(([, value]) => value).join('').length).toBeLessThan(6_000);
  },
);

it('keeps what a reader writes into the own account short too', async () => {
  const { browser } = await newReader();
  await call('PUT', 'user', { data: { x: 'A'.repeat(20_000), language: 'de' } }, tokenOf(browser));
  const { rows } = await test.backend.database.query(
    'select max(octet_length(raw_user_meta_data::text)) as most from auth.users',
  );
  expect((rows as { most: number }[])[0]?.most).toBeLessThan(2_001);
});

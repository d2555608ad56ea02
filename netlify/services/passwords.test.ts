import { createClient } from '@supabase/supabase-js';
import { expect, it, vi } from 'vitest';
import { connectAsService } from '../lib/serviceClient.ts';
import {
  readCode,
  lastMailTo,
  readLink,
  SITE,
  TestBrowser,
  useBackend,
} from '../../tools/serve/testBrowser.ts';

import { isToldAtOnce, sendPendingNotices } from './passwordNotice.ts';

const test = useBackend();
const FIRST = 'stirred, not shaken';
const SECOND = 'a twist of lemon peel';

let readers = 0;
const newEmail = () => `bea-${(readers += 1)}@example.test`;

interface Reader {
  email: string;
  browser: TestBrowser;
}

/** A reader who came by a code, long enough ago that a change needs a proof. */
async function newReader(password?: string): Promise<Reader> {
  const email = newEmail();
  const browser = new TestBrowser();
  await browser.signIn(test.backend, email, 'Bea');
  if (password !== undefined) expect(await put(browser, { password })).toEqual([204, undefined]);
  await forgetProofs();
  return { email, browser };
}

const forgetProofs = () =>
  test.backend.database.exec(
    `update public.proven_sessions set proven_at = proven_at - interval '11 minutes'`,
  );

async function put(browser: TestBrowser, change: object): Promise<[number, string | undefined]> {
  const answer = await browser.ask('PUT', '/api/account/password', { locale: 'en', ...change });
  return [
    answer.status,
    answer.status === 204 ? undefined : ((await answer.json()) as { code: string }).code,
  ];
}

async function newCode({ email, browser }: Reader): Promise<string> {
  await browser.post('/api/auth/code', { email, locale: 'en' });
  return readCode(lastMailTo(test.backend, email));
}

async function signInWith(email: string, password: string): Promise<TestBrowser | number> {
  const browser = new TestBrowser();
  const answer = await browser.post('/api/auth/password', { email, locale: 'en', password });
  return answer.ok ? browser : answer.status;
}

const isIn = async (browser: TestBrowser) => (await browser.get('/api/auth/user')).ok;
const account = async (browser: TestBrowser) =>
  (await (await browser.get('/api/account')).json()) as { hasPassword: boolean };
const subjects = (email: string) =>
  test.backend.outbox.filter(({ to }) => to === email).map(({ subject }) => subject);

it('sets a password right after the code, without another proof, and signs in with it', async () => {
  const email = newEmail();
  const browser = new TestBrowser();
  await browser.signIn(test.backend, email, 'Bea');
  expect(await account(browser)).toMatchObject({ hasPassword: false });
  expect(await put(browser, { password: FIRST })).toEqual([204, undefined]);
  expect(await account(browser)).toMatchObject({ hasPassword: true });
  const elsewhere = await signInWith(email, FIRST);
  expect(elsewhere).toBeInstanceOf(TestBrowser);
  expect(await signInWith(email, SECOND)).toBe(422);
});

it('sets a password right after a link, also one that was followed in another browser', async () => {
  const email = newEmail();
  await new TestBrowser().post('/api/auth/code', { email, locale: 'en' });
  const elsewhere = new TestBrowser();
  const location = (await elsewhere.get(readLink(lastMailTo(test.backend, email)))).headers.get('location');
  const said = Object.fromEntries(new URLSearchParams(location?.split('#')[1]));
  const { token_hash: tokenHash, ...rest } = said;
  await elsewhere.post('/api/auth/confirm', { ...rest, tokenHash, locale: 'en' });
  expect(await put(elsewhere, { password: FIRST })).toEqual([204, undefined]);
});

it.each<[string, object]>([
  ['set', { password: SECOND }],
  ['removed', { password: null }],
])('lets no password be %s later without a proof, and nothing has changed', async (_, change) => {
  const { email, browser } = await newReader(FIRST);
  expect(await put(browser, change)).toEqual([403, 'not_proven']);
  expect(await put(browser, { ...change, proof: { password: 'a guess of mine' } })).toEqual([
    422,
    'wrong_password',
  ]);
  const code = await newCode({ email, browser });
  const wrong = code === '000000' ? '000001' : '000000';
  expect(await put(browser, { ...change, proof: { code: wrong } })).toEqual([422, 'wrong_code']);
  expect(await put(new TestBrowser(), { ...change, proof: { code } })).toEqual([401, 'unauthorized']);
  expect(await signInWith(email, FIRST)).toBeInstanceOf(TestBrowser);
});

it('changes a password by the current one or a code, and ends every other session', async () => {
  const reader = await newReader(FIRST);
  const elsewhere = await signInWith(reader.email, FIRST);
  if (!(elsewhere instanceof TestBrowser)) throw new Error('The password was refused.');
  expect(await put(reader.browser, { password: SECOND, proof: { password: FIRST } })).toEqual([
    204,
    undefined,
  ]);
  expect([await isIn(reader.browser), await isIn(elsewhere)]).toEqual([true, false]);
  expect(await signInWith(reader.email, FIRST)).toBe(422);

  const proof = { code: await newCode(reader) };
  expect(await put(reader.browser, { password: FIRST, proof })).toEqual([204, undefined]);
  expect(await isIn(reader.browser)).toBe(true);
  expect(await signInWith(reader.email, FIRST)).toBeInstanceOf(TestBrowser);
});

it('removes a password, ends every other session, and signs in by codes from then on', async () => {
  const reader = await newReader(FIRST);
  const elsewhere = await signInWith(reader.email, FIRST);
  expect(await put(reader.browser, { password: null, proof: { password: FIRST } })).toEqual([204, undefined]);
  expect(await account(reader.browser)).toMatchObject({ hasPassword: false });
  expect(await signInWith(reader.email, FIRST)).toBe(422);
  expect(await isIn(elsewhere as TestBrowser)).toBe(false);
  await new TestBrowser().signIn(test.backend, reader.email);
});

it.each([
  ['Deinem Konto', 'de', 'Dein Konto bei Mixmaster hat jetzt ein Passwort'],
  ['your account', 'en', 'Your Mixmaster account now has a password'],
])('tells of each change by e-mail, in the language of %s', async (_, language, subject) => {
  const { email, browser } = await newReader();
  await browser.ask('PATCH', '/api/account', { language });
  const reader = { email, browser };
  await put(browser, { password: FIRST, proof: { code: await newCode(reader) }, locale: 'fr' });
  expect(subjects(email).at(-1)).toBe(subject);
  await put(browser, { password: SECOND });
  await put(browser, { password: SECOND });
  await put(browser, { password: null });
  await put(browser, { password: null });
  // What changed nothing is told to nobody.
  const notices = subjects(email).filter((line) => /Passwort|password/.test(line));
  expect(notices).toHaveLength(3);
  expect(lastMailTo(test.backend, email).html).toContain('/account"');
});

it('keeps a change although its e-mail cannot be sent', async () => {
  const { email, browser } = await newReader();
  const code = await newCode({ email, browser });
  vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:1');
  expect(await put(browser, { password: FIRST, proof: { code } })).toEqual([204, undefined]);
  expect(await signInWith(email, FIRST)).toBeInstanceOf(TestBrowser);
});

it.each<[string, (email: string) => string, number, string]>([
  ['too short', () => 'é'.repeat(7), 400, 'invalid_body'],
  ['too long', () => '🍸'.repeat(129), 400, 'invalid_body'],
  ['common', () => 'Password1', 422, 'weak_password'],
  ['named like the site', () => 'mixmaster2026', 422, 'weak_password'],
  ['named like the address', (email) => `${email.split('@')[0] ?? ''}!1`, 422, 'weak_password'],
])('refuses a password that is %s', async (_, passwordFor, status, code) => {
  const { email, browser } = await newReader();
  await browser.signIn(test.backend, email);
  expect(await put(browser, { password: passwordFor(email) })).toEqual([status, code]);
  expect(await account(browser)).toMatchObject({ hasPassword: false });
});

it.each([
  ['eight characters', 'öäü ßé7y'],
  ['128 characters of four bytes', `${'🍸'.repeat(127)}🍊`],
])('takes a password of %s whole', async (_, password) => {
  const { email, browser } = await newReader();
  await browser.signIn(test.backend, email);
  expect(await put(browser, { password })).toEqual([204, undefined]);
  expect(await signInWith(email, password.normalize('NFD'))).toBeInstanceOf(TestBrowser);
  expect(await signInWith(email, `${[...password].slice(0, -1).join('')}x`)).toBe(422);
});

it('counts the guesses of a session that somebody left open, and leaves the owner a way', async () => {
  const reader = await newReader(FIRST);
  const { email, browser } = reader;
  const guess = () => put(browser, { password: SECOND, proof: { password: 'a guess of mine' } });
  for (let tries = 0; tries < 10; tries += 1) expect(await guess()).toEqual([422, 'wrong_password']);
  expect(await guess()).toEqual([429, 'rate_limited']);
  expect(await signInWith(email, FIRST)).toBeInstanceOf(TestBrowser);
  expect(await put(browser, { password: SECOND, proof: { code: await newCode(reader) } })).toEqual([
    204,
    undefined,
  ]);
});

it('signs out everywhere else, and here not', async () => {
  const { email, browser } = await newReader(FIRST);
  const others = [await signInWith(email, FIRST), await signInWith(email, FIRST)] as TestBrowser[];
  const stranger = (await newReader()).browser;
  const answer = await browser.ask('DELETE', '/api/account/sessions');
  expect(answer.status).toBe(204);
  const all = [browser, ...others, stranger];
  expect(await Promise.all(all.map(isIn))).toEqual([true, false, false, true]);
});

it('changes nothing for a stranger, from another site, or while Supabase is away', async () => {
  const { browser } = await newReader(FIRST);
  const evil = { origin: 'https://evil.example' };
  for (const [method, path, body] of [
    ['PUT', '/api/account/password', { locale: 'en', password: null, proof: { password: FIRST } }],
    ['DELETE', '/api/account/sessions', undefined],
  ] as const) {
    expect((await new TestBrowser().ask(method, path, body)).status).toBe(401);
    expect((await browser.ask(method, path, body, evil)).status).toBe(403);
  }
  vi.stubEnv('SUPABASE_URL', 'http://127.0.0.1:1');
  expect(await put(browser, { password: null, proof: { password: FIRST } })).toEqual([503, 'unavailable']);
});

it('tells of three changes of a kind at once, and of all others of the hour together, however many there are', async () => {
  const { email, browser } = await newReader();
  await browser.signIn(test.backend, email);
  const told = () => subjects(email).filter((subject) => /password/.test(subject));
  for (let round = 0; round < 12; round += 1) {
    expect(await put(browser, { password: round % 2 ? FIRST : SECOND })).toEqual([204, undefined]);
  }
  expect(told()).toHaveLength(4);
  expect(told().slice(1)).toEqual(Array(3).fill('The password for your Mixmaster account was changed'));
  // A removal is told, whatever went before.
  expect(await put(browser, { password: null })).toEqual([204, undefined]);
  expect(told().at(-1)).toBe('Your Mixmaster account no longer has a password');

  const tell = async () => (await sendPendingNotices(connectAsService(), SITE)) > 0;
  expect(await tell()).toBe(false);
  await test.backend.database.exec(
    `update public.password_notices set hour_from = hour_from - interval '1 hour' where true`,
  );
  expect(await tell()).toBe(true);
  const mail = lastMailTo(test.backend, email);
  expect(mail.subject).toBe('More changes to the password of your Mixmaster account');
  expect(mail.html).toContain('Further password changes in the last few hours: 8.');
  expect(await tell()).toBe(false);
});

it('tells of a change although the database does not count notices', async () => {
  const service = createClient(test.backend.url, test.backend.publishableKey, {
    auth: { persistSession: false },
  });
  expect(await isToldAtOnce(service, crypto.randomUUID(), 'changed')).toBe(true);
});

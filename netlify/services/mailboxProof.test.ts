import { expect, it } from 'vitest';
import { readCode, lastMailTo, readLink, TestBrowser, useBackend } from '../../tools/serve/testBrowser.ts';

/*
 * Somebody signs up with the address of somebody else and waits for the owner. Supabase Auth stores the password at
 * once, and keeps it when the owner proves the mailbox: supabase/auth (bc32168), internal/api/signup.go, "do not update
 * the user because we can't be sure of their claimed identity"; internal/api/magic_link.go signs an unconfirmed user up
 * again, which changes nothing either; internal/models/user.go, Confirm writes confirmation_token and email_confirmed_at
 * alone. RemoveUnconfirmedIdentities drops the password where another service confirms, and nowhere else.
 */
const test = useBackend();
const PASSWORD = 'mine before it is yours';

let readers = 0;
const newEmail = () => `victim-${(readers += 1)}@example.test`;
const codeFor = (email: string) => readCode(lastMailTo(test.backend, email));

/** Calls Supabase Auth itself, as whoever knows the publishable key can. */
function callSupabase(path: string, body: object): Promise<Response> {
  const { url, publishableKey } = test.backend;
  const headers = { apikey: publishableKey, 'content-type': 'application/json' };
  return fetch(`${url}/auth/v1/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

const signUp = (email: string) => callSupabase('signup', { email, password: PASSWORD });

/** An account as sign-ups by password left it: unconfirmed, with the password of whoever asked. */
async function oldAccount(email: string): Promise<void> {
  const { database } = test.backend;
  await database.exec('alter table auth.users disable trigger open_without_password');
  await signUp(email);
  await database.exec('alter table auth.users enable trigger open_without_password');
  const { rows } = await database.query(
    'select encrypted_password as hash from auth.users where email = $1',
    [email],
  );
  expect(rows).toEqual([{ hash: expect.stringMatching(/^\$2/) as string }]);
}

async function whetherPasswordOpens(email: string, password = PASSWORD): Promise<boolean> {
  const site = await new TestBrowser().post('/api/auth/password', { email, locale: 'en', password });
  const supabase = await callSupabase('token?grant_type=password', { email, password });
  expect(supabase.ok).toBe(site.ok);
  return site.ok;
}

const byCode = async (owner: TestBrowser, email: string) => {
  const answer = await owner.post('/api/auth/verify', { email, locale: 'en', code: codeFor(email) });
  expect(answer.status).toBe(200);
};
const byLink = async (owner: TestBrowser, email: string) => {
  const answer = await owner.get(readLink(lastMailTo(test.backend, email)));
  expect(answer.headers.get('location')).toContain('ask=name');
};
const ask = (browser: TestBrowser, email: string) => browser.post('/api/auth/code', { email, locale: 'en' });

it.each<[string, (owner: TestBrowser, email: string) => Promise<unknown>]>([
  [
    'the stranger signs up, the owner asks for a code and gives it',
    async (owner, email) => {
      await signUp(email);
      await ask(owner, email);
      await byCode(owner, email);
    },
  ],
  [
    'the stranger signs up, the owner asks for a code and follows the link',
    async (owner, email) => {
      await signUp(email);
      await ask(owner, email);
      await byLink(owner, email);
    },
  ],
  [
    'the owner asks for a code, the stranger signs up, the owner gives the code',
    async (owner, email) => {
      await ask(owner, email);
      await signUp(email);
      await byCode(owner, email);
    },
  ],
  [
    'the stranger signs up twice, once before the owner asks and once after',
    async (owner, email) => {
      await signUp(email);
      await ask(owner, email);
      await signUp(email);
      await byCode(owner, email);
    },
  ],
  [
    'both ask the site for a code, and the owner gives the newest',
    async (owner, email) => {
      await ask(owner, email);
      await ask(new TestBrowser(), email);
      await byCode(owner, email);
    },
  ],
  [
    'the stranger has signed up long ago, and the owner gives a code',
    async (owner, email) => {
      await oldAccount(email);
      await ask(owner, email);
      await byCode(owner, email);
    },
  ],
  [
    'the stranger has signed up long ago, and the owner follows a link',
    async (owner, email) => {
      await oldAccount(email);
      await ask(owner, email);
      await byLink(owner, email);
    },
  ],
  [
    'the stranger has signed up long ago, and the owner gives the code of that very e-mail',
    async (owner, email) => {
      await oldAccount(email);
      const old = codeFor(email);
      const answer = await callSupabase('verify', { type: 'signup', email, token: old });
      expect(answer.status).toBe(200);
      await ask(owner, email);
      await byCode(owner, email);
    },
  ],
])('opens nothing to a stranger: %s', async (_, story) => {
  const email = newEmail();
  const owner = new TestBrowser();
  await story(owner, email);
  expect(await whetherPasswordOpens(email)).toBe(false);

  const chosen = 'my own, with a twist';
  const set = await owner.ask('PUT', '/api/account/password', { locale: 'en', password: chosen });
  expect(set.status).toBe(204);
  await signUp(email);
  expect(await whetherPasswordOpens(email, chosen)).toBe(true);
  expect(await whetherPasswordOpens(email)).toBe(false);
});

it.each([
  // internal/models/user.go, Confirm: by code, by link, and by Google or GitHub (internal/api/external.go).
  `update auth.users set confirmation_token = null, email_confirmed_at = now() where email = $1`,
  // The same from an operator's hand, or with everything written at once.
  `update auth.users set email_confirmed_at = now(), encrypted_password = encrypted_password, aud = aud where email = $1`,
])('drops what was stored in the statement that confirms: %s', async (confirm) => {
  const email = newEmail();
  await oldAccount(email);
  const { database } = test.backend;
  await database.query(confirm, [email]);
  const { rows } = await database.query(
    'select encrypted_password as hash from auth.users where email = $1',
    [email],
  );
  expect(rows).toEqual([{ hash: null }]);
});

it('keeps a password through a later confirmation of what is confirmed', async () => {
  const email = newEmail();
  const owner = new TestBrowser();
  await owner.signIn(test.backend, email, 'Ada');
  await owner.ask('PUT', '/api/account/password', { locale: 'en', password: PASSWORD });
  await test.backend.database.query('update auth.users set email_confirmed_at = now() where email = $1', [
    email,
  ]);
  expect(await whetherPasswordOpens(email)).toBe(true);
});

it('takes no name from somebody who has proven nothing', async () => {
  const email = newEmail();
  await new TestBrowser().post('/api/auth/code', { email, locale: 'en', firstName: 'Visit evil.example' });
  const owner = new TestBrowser();
  await ask(owner, email);
  const answer = await owner.post('/api/auth/verify', { email, locale: 'en', code: codeFor(email) });
  expect(await answer.json()).toEqual({ status: 'signed-in', firstName: null });
});

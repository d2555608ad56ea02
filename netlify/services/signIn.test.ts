import { expect, it, onTestFinished, vi } from 'vitest';
import { readCode, lastMailTo, SITE, TestBrowser, useBackend } from '../../tools/serve/testBrowser.ts';

const test = useBackend();

let readers = 0;
const newEmail = () => `reader-${(readers += 1)}@example.test`;
const mailTo = (email: string) => lastMailTo(test.backend, email);
const whoIs = async (browser: TestBrowser) => {
  const answer = await browser.get('/api/auth/user');
  return answer.ok ? ((await answer.json()) as { email: string; firstName: string | null }) : answer.status;
};
const locationOf = (answer: Response) => {
  expect(answer.status).toBe(302);
  return answer.headers.get('location');
};

it.each([
  ['', '/login?next=%2F'],
  ['?next=%2Fprofile', '/login?next=%2Fprofile'],
  ['?next=%2Fde%2Fcocktails%3Fspirit%3Dgin', '/de/login?next=%2Fde%2Fcocktails%3Fspirit%3Dgin'],
  ['?next=%2F%2Fevil.example', '/login?next=%2F'],
  ['?next=%2F%5Cevil.example', '/login?next=%2F'],
  ['?next=%2F%252Fevil.example', '/login?next=%2F'],
  ['?next=https%3A%2F%2Fevil.example', '/login?next=%2F'],
  ['?next=https%3Aevil.example', '/login?next=%2F'],
  ['?next=%2Fapi%2Fauth%2Flogout', '/login?next=%2F'],
])('sends a reader who asks with %j to %s', async (query, location) => {
  expect(locationOf(await new TestBrowser().get(`/api/auth/login${query}`))).toBe(location);
});

it('signs a new reader up by the code of an e-mail, with name and language', async () => {
  const email = newEmail();
  const browser = new TestBrowser();
  const sent = await browser.post('/api/auth/code', {
    email: ` ${email.toUpperCase()}`,
    locale: 'de',
    firstName: 'Ada',
    next: '/de/profile',
  });
  expect(await sent.json()).toEqual({ status: 'code-sent' });
  const pending = sent.headers.getSetCookie().find((line) => line.startsWith('__Host-mixmaster-sign-in='));
  for (const flag of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/']) expect(pending).toContain(flag);
  expect(mailTo(email).subject).toBe('Dein Code für Mixmaster');
  const code = readCode(mailTo(email));
  expect(code).toMatch(/^\d{6}$/);
  const typed = `${code.slice(0, 3)} ${code.slice(3)}`;
  const answer = await browser.post('/api/auth/verify', {
    email,
    locale: 'de',
    firstName: 'Ada',
    code: typed,
  });
  expect(await answer.json()).toEqual({ status: 'signed-in', firstName: 'Ada' });
  expect(await whoIs(browser)).toMatchObject({ email, firstName: 'Ada', isPro: false });
  const session = answer.headers.getSetCookie().find((line) => line.startsWith('__Host-mixmaster-session'));
  expect(session).toMatch(/HttpOnly/);
  expect(session).toMatch(/Secure/);
  expect(session).toMatch(/SameSite=Lax/i);
  expect(browser.cookies.has('__Host-mixmaster-sign-in')).toBe(false);
  expect(browser.cookies.get('__Host-mixmaster-signed-in')).toBe('1');
});

it.each(['a@b', 'ada@localhost', 'ada@bar。org'])(
  'sends nothing to %s, and says that it cannot',
  async (email) => {
    const answer = await new TestBrowser().post('/api/auth/code', { email, locale: 'en' });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'invalid_body', issues: [{ path: 'email' }] });
  },
);

it('writes to a reader in the language of the account, whatever the page speaks', async () => {
  const email = newEmail();
  await new TestBrowser().post('/api/auth/code', { email, locale: 'nl' });
  await new TestBrowser().post('/api/auth/code', { email, locale: 'fr' });
  expect(mailTo(email).subject).toBe('Je code voor Mixmaster');
});

it('refuses a wrong code, a used one and one of somebody else, and takes a new one on request', async () => {
  const [email, other] = [newEmail(), newEmail()];
  const browser = new TestBrowser();
  await browser.post('/api/auth/code', { email, locale: 'en' });
  await new TestBrowser().post('/api/auth/code', { email: other, locale: 'en' });
  const code = readCode(mailTo(email));
  const wrong = code === '000000' ? '000001' : '000000';
  const verify = async (address: string, digits: string) => {
    const answer = await browser.post('/api/auth/verify', { email: address, locale: 'en', code: digits });
    return [answer.status, ((await answer.json()) as { code?: string }).code];
  };
  expect(await verify(email, wrong)).toEqual([422, 'wrong_code']);
  expect(await verify(other, code)).toEqual([422, 'wrong_code']);
  expect(await verify(email, code)).toEqual([200, undefined]);
  expect(await verify(email, code)).toEqual([422, 'wrong_code']);
  await browser.post('/api/auth/code', { email, locale: 'en' });
  expect(await verify(email, readCode(mailTo(email)))).toEqual([200, undefined]);
});

it.each([
  ['/api/auth/code', { email: 'no address', locale: 'en' }],
  ['/api/auth/code', { email: 'a@example.test', locale: 'xx' }],
  ['/api/auth/code', { email: 'a@example.test', locale: 'en', firstName: ' ' }],
  ['/api/auth/verify', { email: 'a@example.test', locale: 'en', code: '12345' }],
  ['/api/auth/verify', { email: 'a@example.test', locale: 'en', code: 'abcdef' }],
  ['/api/auth/password', { email: 'a@example.test', locale: 'en', password: '' }],
  ['/api/auth/password', { email: 'a@example.test', locale: 'en', password: 'é'.repeat(129) }],
  [
    '/api/auth/password',
    { email: 'a@example.test', locale: 'en', password: 'x'.repeat(9), intent: 'sign-up' },
  ],
  ['/api/auth/confirm', { tokenHash: '', type: 'magiclink', key: 'k', locale: 'en' }],
  ['/api/auth/confirm', { tokenHash: 'x', type: 'email_change', key: 'k', locale: 'en' }],
  ['/api/auth/confirm', { tokenHash: 'x', type: 'magiclink', locale: 'en' }],
])('refuses %s with %j before Supabase is asked', async (path, body) => {
  const answer = await new TestBrowser().post(path, body);
  expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'invalid_body' }]);
});

it('sends five codes an hour to an address, and takes five tries of each in the browser that asked', async () => {
  const email = newEmail();
  const browser = new TestBrowser('192.0.2.99');
  const ask = () => browser.post('/api/auth/code', { email, locale: 'en' });
  for (let turn = 0; turn < 5; turn += 1) expect((await ask()).status).toBe(200);
  const refused = await ask();
  expect([refused.status, await refused.json()]).toMatchObject([429, { code: 'rate_limited' }]);

  const right = readCode(mailTo(email));
  const wrong = right === '000000' ? '000001' : '000000';
  const guess = (from: TestBrowser, code: string) =>
    from.post('/api/auth/verify', { email, locale: 'en', code });
  expect((await guess(new TestBrowser(), right)).status).toBe(422);
  for (let turn = 0; turn < 5; turn += 1) expect((await guess(browser, wrong)).status).toBe(422);
  const [late, after] = [await guess(browser, right), Number(refused.headers.get('retry-after'))];
  expect(late.status).toBe(429);
  expect(after).toBeGreaterThan(0);
});

it('signs out: the cookies go and the session is worth nothing any more', async () => {
  const browser = new TestBrowser();
  await browser.signIn(test.backend, newEmail(), 'Ada');
  const kept = new TestBrowser();
  for (const [name, value] of browser.cookies) kept.cookies.set(name, value);
  const answer = await browser.get('/api/auth/logout', { referer: `${SITE}/de/profile` });
  expect(locationOf(answer)).toBe('/de');
  expect([...browser.cookies.keys()]).toEqual(['__Host-mixmaster-known-browser']);
  expect(await whoIs(kept)).toBe(401);
});

it('signs out in this browser even while Supabase is away', async () => {
  const browser = new TestBrowser();
  await browser.signIn(test.backend, newEmail(), 'Ada');
  vi.stubEnv('SUPABASE_URL', 'http://127.0.0.1:1');
  expect(locationOf(await browser.get('/api/auth/logout'))).toBe('/');
  expect([...browser.cookies.keys()]).toEqual(['__Host-mixmaster-known-browser']);
});

it('is not signed out by a link on another site or by looking ahead, and nobody who is not signed in minds', async () => {
  const browser = new TestBrowser();
  await browser.signIn(test.backend, newEmail(), 'Ada');
  const strange = ['cross-site', 'same-site'].map((site) => ({ 'sec-fetch-site': site }));
  const ahead = ['sec-purpose', 'purpose', 'x-moz'].map((name) => ({ [name]: 'prefetch' }));
  for (const headers of [...strange, ...ahead]) {
    await browser.get('/api/auth/logout', headers);
    expect(await whoIs(browser)).toMatchObject({ firstName: 'Ada' });
  }
  expect(locationOf(await new TestBrowser().get('/api/auth/logout'))).toBe('/');
});

it('has the browser forget what it keeps only where its reader asked for it on this site', async () => {
  const forgets = async (path: string, headers: Record<string, string> = {}) =>
    (await new TestBrowser().get(path, headers)).headers.get('clear-site-data');
  expect(await forgets('/api/auth/logout?forget')).toBe('"cache", "storage"');
  expect(await forgets('/api/auth/logout')).toBeNull();
  for (const site of ['cross-site', 'same-site'])
    expect(await forgets('/api/auth/logout?forget', { 'sec-fetch-site': site })).toBeNull();
});

it.each(['/api/auth/code', '/api/auth/verify', '/api/auth/password', '/api/auth/confirm'])(
  'takes no %s from another site',
  async (path) => {
    const answer = await new TestBrowser().ask('POST', path, {}, { origin: 'https://evil.example' });
    expect(answer.status).toBe(403);
  },
);

it('says nothing of an account in what it answers, whoever has one', async () => {
  const [known, unknown] = [newEmail(), newEmail()];
  await new TestBrowser().signIn(test.backend, known, 'Ada');
  const bodyOf = async (path: string, body: object) => {
    const answer = await new TestBrowser().post(path, body);
    return [answer.status, await answer.json(), [...answer.headers.keys()].toSorted()];
  };
  for (const [path, more] of [
    ['/api/auth/password', { password: 'shaken-not-stirred' }],
    ['/api/auth/code', {}],
    ['/api/auth/verify', { code: '000000' }],
    // An account that was asked for and never proven is like any other.
    ['/api/auth/password', { password: 'shaken-not-stirred' }],
  ] as const) {
    const answers = [known, unknown].map((email) => bodyOf(path, { email, locale: 'en', ...more }));
    const [first, second] = await Promise.all(answers);
    expect(second, path).toEqual(first);
  }
});

it.each([
  ['/api/auth/password', { password: 'shaken-not-stirred' }, 1],
  ['/api/auth/verify', { code: '000000' }, 1],
  ['/api/auth/code', {}, 2],
])('answers %s at the same pace, whoever has an account', async (path, more, paces) => {
  const [known, unknown] = [newEmail(), newEmail()];
  await new TestBrowser().signIn(test.backend, known, 'Ada');
  const pace = 300;
  vi.stubEnv('SIGN_IN_PACE_MS', String(pace));
  for (const email of [known, unknown]) {
    const start = performance.now();
    await new TestBrowser().post(path, { email, locale: 'en', ...more });
    // A timer may be a millisecond early.
    expect(performance.now() - start).toBeGreaterThan(paces * pace - 2);
  }
});

it.each([
  ['/api/auth/code', { email: 'a@example.test', locale: 'en' }],
  ['/api/auth/verify', { email: 'a@example.test', locale: 'en', code: '123456' }],
  ['/api/auth/password', { email: 'a@example.test', locale: 'en', password: 'x'.repeat(8) }],
  ['/api/auth/confirm', { tokenHash: 'x', type: 'magiclink', key: 'k', locale: 'en' }],
])('answers %s with 503 while Supabase is away', async (path, body) => {
  vi.stubEnv('SUPABASE_URL', 'http://127.0.0.1:1');
  const answer = await new TestBrowser().post(path, body);
  expect([answer.status, await answer.json()]).toMatchObject([503, { code: 'unavailable' }]);
});

it('sends codes to addresses with an account alone once half of the e-mails are used up, and answers all alike', async () => {
  const known = newEmail();
  await new TestBrowser().signIn(test.backend, known);
  const mailsTo = (email: string) => test.backend.outbox.filter(({ to }) => to === email).length;
  const ask = async (email: string) =>
    (await new TestBrowser().post('/api/auth/code', { email, locale: 'en' })).json();
  const before = mailsTo(known);
  const limitMails = (most: number) =>
    test.backend.database.exec(
      `update public.rate_limits set most = ${most} where action = 'code' and counted_by = 'everybody'`,
    );
  await limitMails(1);
  onTestFinished(async () => void (await limitMails(150)));
  // Supabase sends no second e-mail within ten seconds.
  await test.backend.database.exec(
    `update auth.users set confirmation_sent_at = null, recovery_sent_at = null where true`,
  );
  const stranger = newEmail();
  expect(await ask(stranger)).toEqual({ status: 'code-sent-if-known' });
  expect(await ask(known)).toEqual({ status: 'code-sent-if-known' });
  expect([mailsTo(stranger), mailsTo(known)]).toEqual([0, before + 1]);
});

it('gives a newcomer neither the name nor the language that a stranger signed the address up with', async () => {
  const email = newEmail();
  const { url, publishableKey } = test.backend;
  await fetch(`${url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({
      email,
      password: 'the stranger chose this',
      data: { first_name: 'Mallory', name: 'Mallory', language: 'nl' },
    }),
  });
  const browser = new TestBrowser();
  await browser.signIn(test.backend, email);
  const account = (await (await browser.get('/api/account')).json()) as object;
  expect(account).toMatchObject({ email, firstName: null, language: 'en' });
});

/** Strangers use up the codes and passwords of an address, from addresses of their own. */
async function attack(email: string): Promise<void> {
  for (const place of [1, 2, 3, 4]) {
    const stranger = new TestBrowser(`198.51.${(readersUnderAttack += 1)}.${place}`);
    for (let tries = 0; tries < 11; tries += 1) {
      await stranger.post('/api/auth/code', { email, locale: 'en' });
      await stranger.post('/api/auth/password', { email, locale: 'en', password: 'wrong password' });
    }
  }
}
let readersUnderAttack = 0;

it('lets the owner sign in and prove the account again while strangers use up the attempts of the address', async () => {
  const [email, password] = [newEmail(), 'stirred, not shaken'];
  const owner = new TestBrowser();
  await owner.signIn(test.backend, email, 'Ada');
  const kept = await owner.ask('PUT', '/api/account/password', { locale: 'en', password });
  expect(kept.status).toBe(204);
  await attack(email);
  const elsewhere = await new TestBrowser('203.0.113.77').post('/api/auth/password', {
    email,
    locale: 'en',
    password,
  });
  expect(elsewhere.status).toBe(429);

  expect((await owner.post('/api/account/proof', { password })).status).toBe(204);
  await owner.get('/api/auth/logout');
  expect((await owner.post('/api/auth/code', { email, locale: 'en' })).status).toBe(200);
  expect((await owner.post('/api/auth/password', { email, locale: 'en', password })).status).toBe(200);
});

it('knows a browser by a cookie that signing out keeps, and forgetting the device takes away', async () => {
  const browser = new TestBrowser();
  await browser.signIn(test.backend, newEmail(), 'Ada');
  await browser.get('/api/auth/logout');
  expect([...browser.cookies.keys()]).toEqual(['__Host-mixmaster-known-browser']);
  await browser.get('/api/auth/logout?forget');
  expect([...browser.cookies.keys()]).toEqual([]);
});

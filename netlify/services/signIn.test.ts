import { expect, it, vi } from 'vitest';
import { codeOf, lastMailTo, linkOf, SITE, TestBrowser, useBackend } from '../../tools/serve/testBrowser.ts';

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
  const pending = sent.headers.getSetCookie().find((line) => line.startsWith('mixmaster-sign-in='));
  for (const flag of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/api/auth'])
    expect(pending).toContain(flag);
  expect(mailTo(email).subject).toBe('Dein Code für Mixmaster');
  const code = codeOf(mailTo(email));
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
  const session = answer.headers.getSetCookie().find((line) => line.startsWith('mixmaster-session'));
  expect(session).toMatch(/HttpOnly/);
  expect(session).toMatch(/Secure/);
  expect(session).toMatch(/SameSite=Lax/i);
  expect(browser.cookies.has('mixmaster-sign-in')).toBe(false);
  expect(browser.cookies.get('mixmaster-signed-in')).toBe('1');
});

it('writes to a reader in the language of the account, whatever the page speaks', async () => {
  const email = newEmail();
  await new TestBrowser().post('/api/auth/code', { email, locale: 'nl' });
  await new TestBrowser().post('/api/auth/code', { email, locale: 'fr' });
  expect(mailTo(email).subject).toBe('Je code voor Mixmaster');
});

it('signs in by the link of an e-mail and goes where the reader was going', async () => {
  const email = newEmail();
  const browser = new TestBrowser();
  await browser.post('/api/auth/code', { email, locale: 'fr', firstName: 'Zoé', next: '/fr/cocktail/11002' });
  const link = linkOf(mailTo(email));
  expect(locationOf(await browser.get(link))).toBe('/fr/cocktail/11002');
  expect(await whoIs(browser)).toMatchObject({ firstName: 'Zoé' });

  const again = new TestBrowser();
  await again.post('/api/auth/code', { email: newEmail(), locale: 'fr', next: '/fr' });
  expect(locationOf(await again.get(link))).toBe('/fr/login?next=%2Ffr&problem=link');
  expect(await whoIs(again)).toBe(401);
});

it('asks a new reader who comes by the link for a name', async () => {
  const email = newEmail();
  const browser = new TestBrowser();
  await browser.post('/api/auth/code', { email, locale: 'es', next: '/es/profile' });
  expect(locationOf(await browser.get(linkOf(mailTo(email))))).toBe(
    '/es/login?next=%2Fes%2Fprofile&ask=name',
  );
});

it('uses up no link in another browser before its button is pressed, however often it is opened', async () => {
  const email = newEmail();
  await new TestBrowser().post('/api/auth/code', { email, locale: 'es', next: '/es/profile' });
  const link = linkOf(mailTo(email));
  const elsewhere = new TestBrowser();
  await elsewhere.get(link);
  const [page = '', said = ''] = (locationOf(await elsewhere.get(link)) ?? '').split('#');
  expect(page).toBe('/es/login?next=%2Fes');
  expect(await whoIs(elsewhere)).toBe(401);

  const hash = new URLSearchParams(said);
  const body = { tokenHash: hash.get('token_hash'), type: hash.get('type'), locale: 'es' };
  const answer = await elsewhere.post('/api/auth/confirm', body);
  expect(await answer.json()).toEqual({ status: 'signed-in', firstName: null });
  expect(await whoIs(elsewhere)).toMatchObject({ email, firstName: null });
  const again = await new TestBrowser().post('/api/auth/confirm', body);
  expect([again.status, await again.json()]).toMatchObject([422, { code: 'wrong_code' }]);
});

it.each([
  '',
  '?token_hash=x&type=email_change',
  '?token_hash=&type=magiclink',
  '?type=signup&next=//evil.example',
])('leads a link that is none back to the login page: %s', async (query) => {
  const location = locationOf(await new TestBrowser().get(`/api/auth/confirm${query}`));
  expect(location).toBe('/login?next=%2F&problem=link');
});

it('keeps what a link says of where to go on this site, and what signs in out of the address', async () => {
  const query = '?token_hash=a%26b&type=recovery&next=//evil.example';
  const location = locationOf(await new TestBrowser().get(`/api/auth/confirm${query}`));
  expect(location).toBe('/login?next=%2F#token_hash=a%26b&type=recovery');
});

it('refuses a wrong code, a used one and one of somebody else, and takes a new one on request', async () => {
  const [email, other] = [newEmail(), newEmail()];
  const browser = new TestBrowser();
  await browser.post('/api/auth/code', { email, locale: 'en' });
  await new TestBrowser().post('/api/auth/code', { email: other, locale: 'en' });
  const code = codeOf(mailTo(email));
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
  expect(await verify(email, codeOf(mailTo(email)))).toEqual([200, undefined]);
});

it.each([
  ['/api/auth/code', { email: 'no address', locale: 'en' }],
  ['/api/auth/code', { email: 'a@example.test', locale: 'xx' }],
  ['/api/auth/code', { email: 'a@example.test', locale: 'en', firstName: ' ' }],
  ['/api/auth/verify', { email: 'a@example.test', locale: 'en', code: '12345' }],
  ['/api/auth/verify', { email: 'a@example.test', locale: 'en', code: 'abcdef' }],
  ['/api/auth/password', { email: 'a@example.test', locale: 'en', intent: 'sign-in', password: 'short' }],
  [
    '/api/auth/password',
    { email: 'a@example.test', locale: 'en', intent: 'sign-up', password: 'é'.repeat(40) },
  ],
  ['/api/auth/confirm', { tokenHash: '', type: 'magiclink', locale: 'en' }],
  ['/api/auth/confirm', { tokenHash: 'x', type: 'email_change', locale: 'en' }],
])('refuses %s with %j before Supabase is asked', async (path, body) => {
  const answer = await new TestBrowser().post(path, body);
  expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'invalid_body' }]);
});

it('opens an account with a password once the code is given, and signs in with it', async () => {
  const account = { email: newEmail(), locale: 'nl', password: 'stirred-not-shaken' };
  const browser = new TestBrowser();
  const up = await browser.post('/api/auth/password', { ...account, intent: 'sign-up', firstName: 'Bea' });
  expect(await up.json()).toEqual({ status: 'code-sent' });
  expect(await whoIs(browser)).toBe(401);

  const early = await browser.post('/api/auth/password', { ...account, intent: 'sign-in' });
  expect(await early.json()).toEqual({ status: 'code-sent' });

  const code = codeOf(mailTo(account.email));
  await browser.post('/api/auth/verify', { email: account.email, locale: 'nl', code });
  expect(await whoIs(browser)).toMatchObject({ firstName: 'Bea' });

  const elsewhere = new TestBrowser();
  const signedIn = await elsewhere.post('/api/auth/password', { ...account, intent: 'sign-in' });
  expect(await signedIn.json()).toEqual({ status: 'signed-in', firstName: 'Bea' });
  expect(await whoIs(elsewhere)).toMatchObject({ email: account.email });
});

it('says the same of a wrong password and of an unknown address', async () => {
  const account = { email: newEmail(), locale: 'en', password: 'stirred-not-shaken' };
  await new TestBrowser().post('/api/auth/password', { ...account, intent: 'sign-up' });
  const browser = new TestBrowser();
  await browser.post('/api/auth/verify', {
    ...account,
    password: undefined,
    code: codeOf(mailTo(account.email)),
  });
  const answers = await Promise.all(
    [
      { ...account, password: 'shaken-not-stirred' },
      { ...account, email: newEmail() },
    ].map((body) => new TestBrowser().post('/api/auth/password', { ...body, intent: 'sign-in' })),
  );
  const [first, second] = await Promise.all(
    answers.map(async (answer) => [answer.status, await answer.json()]),
  );
  expect(first).toMatchObject([422, { code: 'wrong_password' }]);
  expect(second).toEqual(first);
});

it('sends a code to whoever signs up with an address that has an account, and tells nobody', async () => {
  const email = newEmail();
  const owner = new TestBrowser();
  await owner.signIn(test.backend, email, 'Ada');
  const intruder = {
    email,
    locale: 'en',
    intent: 'sign-up',
    password: 'stirred-not-shaken',
    firstName: 'Eve',
  };
  const answer = await new TestBrowser().post('/api/auth/password', intruder);
  expect(await answer.json()).toEqual({ status: 'code-sent' });
  const tried = await new TestBrowser().post('/api/auth/password', { ...intruder, intent: 'sign-in' });
  expect(tried.status).toBe(422);
  expect(await whoIs(owner)).toMatchObject({ firstName: 'Ada' });
});

it('sends five codes an hour to an address, and takes twenty tries', async () => {
  const email = newEmail();
  const ask = () => new TestBrowser('192.0.2.99').post('/api/auth/code', { email, locale: 'en' });
  for (let turn = 0; turn < 5; turn += 1) expect((await ask()).status).toBe(200);
  const refused = await ask();
  expect([refused.status, await refused.json()]).toMatchObject([429, { code: 'rate_limited' }]);

  const guess = () =>
    new TestBrowser('192.0.2.98').post('/api/auth/verify', { email, locale: 'en', code: '000000' });
  for (let turn = 0; turn < 20; turn += 1) expect((await guess()).status).toBe(422);
  expect((await guess()).status).toBe(429);
}, 30_000);

it('signs out: the cookies go and the session is worth nothing any more', async () => {
  const browser = new TestBrowser();
  await browser.signIn(test.backend, newEmail(), 'Ada');
  const kept = new TestBrowser();
  for (const [name, value] of browser.cookies) kept.cookies.set(name, value);
  const answer = await browser.get('/api/auth/logout', { referer: `${SITE}/de/profile` });
  expect(locationOf(answer)).toBe('/de');
  expect([...browser.cookies.keys()]).toEqual([]);
  expect(await whoIs(kept)).toBe(401);
});

it('signs out in this browser even while Supabase is away', async () => {
  const browser = new TestBrowser();
  await browser.signIn(test.backend, newEmail(), 'Ada');
  vi.stubEnv('SUPABASE_URL', 'http://127.0.0.1:1');
  expect(locationOf(await browser.get('/api/auth/logout'))).toBe('/');
  expect([...browser.cookies.keys()]).toEqual([]);
});

it('is not signed out by a link on another site, and nobody who is not signed in minds', async () => {
  const browser = new TestBrowser();
  await browser.signIn(test.backend, newEmail(), 'Ada');
  await browser.get('/api/auth/logout', { 'sec-fetch-site': 'cross-site' });
  expect(await whoIs(browser)).toMatchObject({ firstName: 'Ada' });
  expect(locationOf(await new TestBrowser().get('/api/auth/logout'))).toBe('/');
});

it.each(['/api/auth/code', '/api/auth/verify', '/api/auth/password', '/api/auth/confirm'])(
  'takes no %s from another site',
  async (path) => {
    const answer = await new TestBrowser().ask('POST', path, {}, { origin: 'https://evil.example' });
    expect(answer.status).toBe(403);
  },
);

it.each([
  ['/api/auth/code', { email: 'a@example.test', locale: 'en' }],
  ['/api/auth/verify', { email: 'a@example.test', locale: 'en', code: '123456' }],
  [
    '/api/auth/password',
    { email: 'a@example.test', locale: 'en', intent: 'sign-in', password: 'x'.repeat(8) },
  ],
  ['/api/auth/confirm', { tokenHash: 'x', type: 'magiclink', locale: 'en' }],
])('answers %s with 503 while Supabase is away', async (path, body) => {
  vi.stubEnv('SUPABASE_URL', 'http://127.0.0.1:1');
  const answer = await new TestBrowser().post(path, body);
  expect([answer.status, await answer.json()]).toMatchObject([503, { code: 'unavailable' }]);
});

it('leads a link to a page that says so while Supabase is away', async () => {
  const browser = new TestBrowser();
  await browser.post('/api/auth/code', { email: newEmail(), locale: 'de', next: '/de' });
  vi.stubEnv('SUPABASE_URL', 'http://127.0.0.1:1');
  const answer = await browser.get('/api/auth/confirm?token_hash=x&type=magiclink&next=/de');
  expect(locationOf(answer)).toBe('/de/login?next=%2Fde&problem=unavailable');
});

it('sends readers to a service that is configured, and knows no other', async () => {
  expect((await new TestBrowser().get('/api/auth/oauth/google')).status).toBe(404);
  vi.stubEnv('PUBLIC_AUTH_PROVIDERS', 'google, gitlab');
  expect((await new TestBrowser().get('/api/auth/oauth/github')).status).toBe(404);
  expect((await new TestBrowser().get('/api/auth/oauth/gitlab')).status).toBe(404);

  const browser = new TestBrowser();
  const location = new URL(locationOf(await browser.get('/api/auth/oauth/google?next=/de/profile')) ?? '');
  expect(location.pathname).toBe('/auth/v1/authorize');
  expect(location.searchParams.get('provider')).toBe('google');
  expect(location.searchParams.get('redirect_to')).toBe(`${SITE}/api/auth/callback`);
  expect(location.searchParams.get('code_challenge')).toBeTruthy();

  expect(locationOf(await browser.get('/api/auth/callback?code=forged'))).toBe(
    '/de/login?next=%2Fde%2Fprofile&problem=provider',
  );
  expect(locationOf(await new TestBrowser().get('/api/auth/callback?error=access_denied'))).toBe(
    '/login?next=%2F&problem=provider',
  );
});

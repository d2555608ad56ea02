import { expect, it } from 'vitest';
import { readCode, lastMailTo, TestBrowser, useBackend } from '../../tools/serve/testBrowser.ts';

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
    const code = readCode(lastMailTo(test.backend, email));
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

/** Calls the data API with the token of a reader, past the functions. */
async function callData(method: string, path: string, token: string, body?: object): Promise<Response> {
  const { url, publishableKey } = test.backend;
  return fetch(`${url}/rest/v1/${path}`, {
    method,
    headers: {
      apikey: publishableKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      prefer: 'return=representation,resolution=merge-duplicates',
    },
    ...(body && { body: JSON.stringify(body) }),
  });
}

const MENU = { name: 'Friday', cocktailIds: ['11002'] };
async function newMenu(browser: TestBrowser): Promise<string> {
  const answer = await browser.post('/api/menus', MENU);
  return ((await answer.json()) as { id: string }).id;
}

const countOf = async (table: string, email: string): Promise<number> => {
  const { rows } = await test.backend.database.query<{ count: number }>(
    `select count(*)::integer as count from ${table}
     where ${table === 'auth.users' ? 'id' : 'user_id'} = (select id from auth.users where email = $1)`,
    [email],
  );
  return rows[0]?.count ?? 0;
};

/** Moves the sign-in and all proofs of every session so far that an irreversible action asks for a new proof. */
const forgetProofs = () =>
  test.backend.database.exec(`
    update auth.sessions set created_at = created_at - interval '11 minutes' where true;
    update public.proven_sessions set proven_at = proven_at - interval '11 minutes' where true;
  `);

it('lets the token of an ended session do nothing: no deletion, no publication, no reading', async () => {
  const { email, browser } = await newReader();
  const stolen = tokenOf(browser);
  const menu = await newMenu(browser);
  await browser.ask('PUT', '/api/shelf', { entries: ['gin'] });
  const elsewhere = new TestBrowser();
  await elsewhere.signIn(test.backend, email);
  expect((await elsewhere.ask('DELETE', '/api/account/sessions')).status).toBe(204);

  expect((await callData('POST', 'rpc/delete_own_account', stolen, {})).status).toBe(401);
  expect((await callData('POST', 'menu_publications', stolen, { menu_id: menu })).status).toBe(401);
  expect((await callData('PATCH', `menus?id=eq.${menu}`, stolen, { name: 'Taken' })).status).toBe(401);
  expect((await callData('DELETE', `menus?id=eq.${menu}`, stolen)).status).toBe(401);
  expect((await callData('POST', 'rpc/check_bar_name', stolen, { name: 'zum-hahn' })).status).toBe(401);
  expect(await (await callData('GET', 'shelves?select=entries', stolen)).json()).toEqual([]);
  expect(await countOf('auth.users', email)).toBe(1);
  expect(await countOf('public.menus', email)).toBe(1);
  // The session that ended the others goes on.
  expect((await callData('PATCH', `menus?id=eq.${menu}`, tokenOf(elsewhere), { name: 'Mine' })).status).toBe(
    200,
  );
});

it('asks the token of an older session for a proof before what cannot be undone', async () => {
  const { email, browser } = await newReader();
  const menu = await newMenu(browser);
  const other = await newMenu(browser);
  const token = tokenOf(browser);
  expect((await callData('POST', 'menu_publications', token, { menu_id: other })).ok).toBe(true);
  const bar = { name: `bar-${Date.now()}`, display_name: 'Bar', time_zone: 'Europe/Berlin', menus: [] };
  const { rows } = await test.backend.database.query<{ id: string }>(
    'select id from auth.users where email = $1',
    [email],
  );
  const row = { ...bar, id: crypto.randomUUID(), user_id: rows[0]?.id };
  expect((await callData('POST', 'bars', token, row)).ok).toBe(true);
  await forgetProofs();

  for (const [method, path, body] of [
    ['POST', 'rpc/delete_own_account', {}],
    ['POST', 'menu_publications', { menu_id: menu }],
    ['POST', 'bars', { ...row, name: `${bar.name}-b` }],
    ['PATCH', 'bars?display_name=eq.Bar', { name: `${bar.name}-b` }],
    ['DELETE', 'bars?display_name=eq.Bar', undefined],
  ] as const) {
    const answer = await callData(method, path, token, body);
    expect([path, answer.status, await answer.text()]).toEqual([
      path,
      403,
      expect.stringContaining('not_proven'),
    ]);
  }
  // What is public already changes with the session alone.
  expect(
    (await callData('POST', 'menu_publications', token, { menu_id: other, sold_out: ['11002'] })).ok,
  ).toBe(true);
  expect((await callData('POST', 'bars', token, { ...row, display_name: 'Other' })).ok).toBe(true);
  expect((await callData('DELETE', `menu_publications?menu_id=eq.${other}`, token)).ok).toBe(true);
});

const THIEFS = 'the thief chose this one';

/** Has a thief store a password again and again by a copied token, until told to stop. */
function hammer(token: string): () => Promise<void> {
  let isOver = false;
  const strike = async () => {
    while (!isOver) await call('PUT', 'user', { password: THIEFS }, token);
  };
  const striking = Promise.all([strike(), strike(), strike()]);
  return async () => {
    isOver = true;
    await striking;
  };
}

it.each([
  ['another session', PASSWORD, 'a twist of lemon peel'],
  ['another session, while its reader sets the first', undefined, PASSWORD],
  ['another session, while its reader keeps the same', PASSWORD, PASSWORD],
])('gives a thief with a copied token of %s no password of their own', async (_, before, wanted) => {
  const { email, browser } = await newReader(before);
  const elsewhere = new TestBrowser();
  await elsewhere.signIn(test.backend, email);
  const stop = hammer(tokenOf(elsewhere));
  const proof = before === undefined ? {} : { proof: { password: before } };
  const { status } = await browser.ask('PUT', '/api/account/password', {
    locale: 'en',
    password: wanted,
    ...proof,
  });
  await stop();
  expect(await signsIn(email, THIEFS)).toBe(false);
  expect([status, await signsIn(email, wanted)]).toEqual([204, true]);
  // Nothing stays open afterwards either.
  await call('PUT', 'user', { password: THIEFS }, tokenOf(elsewhere));
  await call('PUT', 'user', { password: THIEFS }, tokenOf(browser));
  expect(await signsIn(email, THIEFS)).toBe(false);
});

it('leaves no password of a thief who has a copied token of the very session that changes it, and ends that session', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { email, browser } = await newReader();
    const token = tokenOf(browser);
    const stop = hammer(token);
    const body = { locale: 'en', password: PASSWORD };
    const { status } = await browser.ask('PUT', '/api/account/password', body);
    await stop();
    expect([204, 401]).toContain(status);
    expect([await signsIn(email, THIEFS), await signsIn(email, PASSWORD)]).toEqual([false, status === 204]);
    // Either way the token is worth nothing any more.
    expect((await callData('POST', 'rpc/has_own_password', token, {})).status).toBe(401);
    if (status === 204) continue;
    // Where the thief was faster, there is no password at all; the reader is told and signs in again.
    expect(lastMailTo(test.backend, email).subject).toContain('no longer has a password');
    expect(await isIn(browser)).toBe(false);
    await browser.signIn(test.backend, email);
    expect((await browser.ask('PUT', '/api/account/password', body)).status).toBe(204);
  }
});

it('changes a password for one of two requests of the same moment, and says so to that one alone', async () => {
  const { email, browser } = await newReader();
  const wishes = [PASSWORD, 'a twist of lemon peel'];
  const statuses = await Promise.all(
    wishes.map(async (password) => {
      const body = { locale: 'en', password };
      return (await browser.ask('PUT', '/api/account/password', body)).status;
    }),
  );
  for (const [place, status] of statuses.entries()) {
    expect(await signsIn(email, wishes[place] ?? '')).toBe(status === 204);
  }
  expect(statuses.filter((status) => status === 204)).toHaveLength(1);
});

it('exports an account whatever was written into it past the functions', async () => {
  const { email, browser } = await newReader();
  const token = tokenOf(browser);
  const { rows } = await test.backend.database.query<{ id: string }>(
    'select id from auth.users where email = $1',
    [email],
  );
  const user_id = rows[0]?.id;
  const bar = { user_id, name: `bar-${Date.now()}`, display_name: 'Bar', time_zone: 'x', menus: [] };
  for (const [table, row, isTaken] of [
    ['bars', { ...bar, display_name: ' \n' }, false],
    ['bars', bar, true],
    ['shelves', { user_id, entries: '{{gin,rum},{lime,mint}}' }, false],
    ['diets', { user_id, avoids: '{{milk,eggs}}' }, false],
    ['brands', { user_id, logo_alt: ' ' }, false],
  ] as const) {
    expect([table, (await callData('POST', table, token, row)).ok]).toEqual([table, isTaken]);
    expect((await browser.get('/api/account/export')).status).toBe(200);
  }
  // A zone that is none is read as UTC.
  expect(await (await browser.get('/api/bars')).json()).toMatchObject({ bars: [{ timeZone: 'UTC' }] });
});

it.each([
  ['signs in again', (browser: TestBrowser, email: string) => browser.signIn(test.backend, email)],
  [
    'signs in by the password',
    async (browser: TestBrowser, email: string) => {
      const answer = await browser.post('/api/auth/password', { email, locale: 'en', password: PASSWORD });
      expect(answer.status).toBe(200);
    },
  ],
  [
    'proves the account again',
    async (browser: TestBrowser) => {
      expect((await browser.post('/api/account/proof', { password: PASSWORD })).status).toBe(204);
    },
  ],
])('ends the session before when its browser %s', async (_, signInAgain) => {
  const { email, browser } = await newReader(PASSWORD);
  const elsewhere = new TestBrowser();
  await elsewhere.signIn(test.backend, email);
  const copied = tokenOf(browser);
  await signInAgain(browser, email);
  expect((await callData('POST', 'rpc/has_own_password', copied, {})).status).toBe(401);
  expect((await callData('POST', 'rpc/has_own_password', tokenOf(browser), {})).status).toBe(200);
  // Other browsers stay signed in.
  expect(await isIn(elsewhere)).toBe(true);
});

it('keeps the session before when a sign-in fails, and whatever session cookies say', async () => {
  const { email, browser } = await newReader(PASSWORD);
  const token = tokenOf(browser);
  const wrong = { email, locale: 'en', password: 'not the password' };
  expect((await browser.post('/api/auth/password', wrong)).status).toBe(422);
  expect((await callData('POST', 'rpc/has_own_password', token, {})).status).toBe(200);
  const forged = new TestBrowser();
  const payload = Buffer.from(JSON.stringify({ session_id: crypto.randomUUID(), exp: 1 })).toString(
    'base64url',
  );
  const session = { access_token: `a.${payload}.c`, refresh_token: 'none', expires_at: 1 };
  const name = [...browser.cookies.keys()].find((key) => key.includes('mixmaster-session')) ?? '';
  forged.cookies.set(
    name.replace(/\.\d+$/, ''),
    `base64-${Buffer.from(JSON.stringify(session)).toString('base64url')}`,
  );
  const right = { email, locale: 'en', password: PASSWORD };
  expect((await forged.post('/api/auth/password', right)).status).toBe(200);
  expect(await isIn(forged)).toBe(true);
});

it('exports an account whose drinks, bar, shelf and diet were written past the functions', async () => {
  const { email, browser } = await newReader();
  const token = tokenOf(browser);
  const { rows } = await test.backend.database.query<{ id: string }>(
    'select id from auth.users where email = $1',
    [email],
  );
  const user_id = rows[0]?.id;
  const line = { ingredient: 'gin', unit: 'ml', amount: 50, garnish: false };
  const drink = { name: 'Smoke', glass: 'coupe', method: 'shake', ice: 'none', lines: [line] };
  const free = { name: 'Tea', strength: 0, colour: null, unit: 'ml', amount: 50, garnish: false };
  const menuId = '00000000-0000-0000-8000-000000000001';
  const LIST = '00000000-0000-4000-8000-000000000002';
  const bar = { user_id, name: `bar-${Date.now()}`, display_name: 'Bar', time_zone: 'UTC', menus: [] };
  for (const [table, row, isTaken] of [
    ['own_drinks', { ...drink, lines: [{ ...line, amount: 1e-7 }] }, false],
    ['own_drinks', { ...drink, lines: [{ ...free, strength: 0.00001 }] }, false],
    ['own_drinks', { ...drink, id: menuId }, false],
    ['own_drinks', { ...drink, id: '00000000-0000-4000-8000-000000000001', lines: [line, free] }, true],
    ['own_drinks', { ...drink, lines: [{ ...line, amount: 0.001 }] }, true],
    ['bars', { ...bar, menus: [{ menuId, hours: null }] }, false],
    ['shelves', { user_id, entries: [' ', 'gin'], swaps: ['aperol>campari'] }, undefined],
    ['shelves', { user_id, swaps: ['aperol > campari'] }, false],
    ['shelves', { user_id, shopping: [{ entry: 'gin', ml: -1 }] }, false],
    ['shelves', { user_id, levels: { gin: { ml: 1 } } }, false],
    ['diets', { user_id, avoids: ['milk', 'milk'] }, undefined],
    ['household_members', { user_id, name: 'Ada' }, false],
    ['rpc/create_household', { name: ' ' }, false],
    ['rpc/create_household', { name: 'a\u202eb' }, true],
    ['drink_log', { drink_id: '1', made_on: ['infinity'] }, false],
    ['drink_log', { drink_id: '1', made_on: ['10000-01-01'] }, false],
    ['drink_log', { drink_id: '1', note: ' \n' }, false],
    ['drink_lists', { id: LIST, name: ' ' }, false],
    ['drink_lists', { id: LIST, name: 'x', drinks: [crypto.randomUUID()] }, false],
    ['drink_lists', { id: menuId, name: 'x' }, false],
    ['drink_lists', { id: LIST, name: 'x', token: 'a'.repeat(22) }, false],
    [
      'rpc/change_drink_lists',
      { changes: [{ id: LIST, version: 0, name: 'Party', drinks: ['2', '1'] }] },
      true,
    ],
    ['rpc/change_drink_lists', { changes: [{ id: LIST, version: 1, name: 'a\u202eb' }] }, true],
    [
      'rpc/change_drink_log',
      { changes: [{ drink_id: '2', made: ['2026-11-28', '2026-11-29', '2026-11-28'] }] },
      true,
    ],
  ] as const) {
    const answer = await callData('POST', table, token, row);
    if (isTaken !== undefined) expect([row, answer.ok]).toEqual([row, isTaken]);
    expect([table, (await browser.get('/api/account/export')).status]).toEqual([table, 200]);
  }
  expect(await (await browser.get('/api/account/export')).json()).toMatchObject({
    shelf: ['gin'],
    swaps: ['aperol>campari'],
    household: { name: 'a\u202eb' },
    avoids: ['milk'],
    drinkLists: [{ id: LIST, name: 'a\u202eb', drinks: [], version: 2, share: null }],
    drinkLog: [{ drinkId: '2', stars: null, note: null, madeOn: ['2026-11-29', '2026-11-28'] }],
  });
});

import { readdirSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SITE, TestBrowser } from '../tools/serve/testBrowser.ts';
import { pendingSignInCookie } from './lib/pendingSignIn.ts';
import { flowCookie } from './lib/providerFlow.ts';
import { SESSION_COOKIE } from './lib/sessionCookies.ts';
import { addressWithKey, proofCookie } from './lib/signInProof.ts';
import { countWaiting } from '../tools/test/patience.ts';

interface Route {
  path: string | string[];
  method: string;
}

const FOLDER = resolve('netlify/functions');
/** Every way into the functions: `[method, path]`, with something in the place of each parameter. */
const ROUTES = await Promise.all(
  readdirSync(FOLDER).map(async (file) => {
    const { config } = (await import(pathToFileURL(`${FOLDER}/${file}`).href)) as { config: Route };
    return [config.method, [config.path].flat()[0]?.replace(/:\w+/g, 'x') ?? ''] as const;
  }),
);
const CHANGING = ROUTES.filter(([method]) => method !== undefined && method !== 'GET');

/** Full pages that sign in or out; the others of a GET only read. */
const ACTING = ROUTES.filter(
  ([method, path]) => method === 'GET' && /^\/api\/auth\/(?!login$|user$)/.test(path),
).map(([, path]) => path);

const MENU = '/api/menus/00000000-0000-4000-8000-0000000000a1';
const FRIDAY = { name: 'Friday', cocktailIds: ['11002'] };
const LIST = '00000000-0000-4000-8000-0000000000a1';
const OWN_DRINK = '/api/own-drinks/00000000-0000-4000-8000-0000000000a1';
const SMOKE = {
  name: 'Smoke',
  glass: 'coupe',
  method: 'shake',
  ice: 'none',
  lines: [{ ingredient: 'gin', unit: 'ml', amount: 50, garnish: false }],
  allergens: [],
  vegan: false,
  vegetarian: false,
};
const BAR = {
  ...{ name: 'zum-hahn', displayName: 'Zum Hahn', timeZone: 'Europe/Berlin', openingHours: null, menus: [] },
};
const LOOK = { accent: null, pairing: 'modern', design: 'list', namesProduct: true, logo: null };
const WHO = { email: 'ada@example.test', locale: 'en' };
/** Everything that a signed-in reader can ask of the own account, with bodies that are right. */
const OWN: [string, string, object?][] = [
  ['GET', '/api/auth/user'],
  ['GET', '/api/account'],
  ['PATCH', '/api/account', { firstName: 'Ada', language: 'nl' }],
  ['GET', '/api/account/export'],
  ['PUT', '/api/account/password', { locale: 'en', password: null }],
  ['POST', '/api/account/proof', { password: 'wrong-one' }],
  ['DELETE', '/api/account/sessions'],
  ['DELETE', '/api/account'],
  ['GET', '/api/favorites'],
  ['GET', '/api/favorites/check/11002'],
  ['POST', '/api/favorites', { cocktailId: '11002', cocktailName: 'Negroni' }],
  ['DELETE', '/api/favorites/11002'],
  ['GET', '/api/shelf'],
  ['PUT', '/api/shelf', { entries: ['gin'] }],
  ['GET', '/api/swaps'],
  ['PUT', '/api/swaps', { swaps: ['aperol>campari'] }],
  ['GET', '/api/drink-log'],
  [
    'PATCH',
    '/api/drink-log',
    { changes: [{ drinkId: '11002', stars: 4, note: null, made: ['2026-11-28'], unmade: [] }] },
  ],
  ['GET', '/api/stock'],
  ['PUT', '/api/stock', { shopping: [{ entry: 'ice' }], levels: {}, version: 0 }],
  ['GET', '/api/household'],
  ['PUT', '/api/household', { name: 'Ada' }],
  ['POST', '/api/household/invitations', { email: null, locale: 'en' }],
  ['DELETE', `/api/household/invitations/${LIST}`],
  ['POST', '/api/household/look', { token: 'a'.repeat(22) }],
  ['POST', '/api/household/join', { token: 'a'.repeat(22), name: 'Ada' }],
  ['DELETE', `/api/household/members/${LIST}`],
  ['GET', '/api/drink-lists'],
  ['PATCH', '/api/drink-lists', { changes: [{ id: LIST, version: 0, name: 'Party', drinks: ['11002'] }] }],
  ['PUT', `/api/drink-lists/${LIST}/share`, { isByName: true }],
  ['DELETE', `/api/drink-lists/${LIST}/share`],
  ['GET', '/api/diet'],
  ['PUT', '/api/diet', { avoids: ['milk'] }],
  ['DELETE', '/api/diet'],
  ['GET', '/api/bars'],
  ['PUT', `/api/bars/${LIST}`, BAR],
  ['DELETE', `/api/bars/${LIST}`],
  ['PUT', `/api/bars/${LIST}/brand`, LOOK],
  ['DELETE', `/api/bars/${LIST}/brand`],
  ['GET', `/api/bars/${LIST}/staff`],
  ['POST', `/api/bars/${LIST}/invitations`, {}],
  ['DELETE', `/api/bars/invitations/${LIST}`],
  ['POST', '/api/bars/look', { token: 'a'.repeat(22) }],
  ['POST', '/api/bars/join', { token: 'a'.repeat(22), name: 'Ada' }],
  ['PATCH', `/api/bars/staff/${LIST}`, { role: 'editor' }],
  ['DELETE', `/api/bars/staff/${LIST}`],
  ['GET', '/api/bar-menus'],
  ['GET', '/api/service'],
  ['GET', '/api/brand'],
  ['PUT', '/api/brand', LOOK],
  ['DELETE', '/api/brand'],
  ['GET', '/api/bar-costs'],
  ['PATCH', '/api/bar-costs', { forgotten: ['gin'] }],
  ['GET', '/api/menus'],
  ['POST', '/api/menus', FRIDAY],
  ['PUT', MENU, FRIDAY],
  ['DELETE', MENU],
  ['PUT', `${MENU}/publication`, { soldOut: [] }],
  ['PATCH', `${MENU}/publication`, { soldOut: [] }],
  ['DELETE', `${MENU}/publication`],
  ['GET', `${MENU}/live`],
  ['PUT', `${MENU}/live`, { version: 1, part: 'all' }],
  ['GET', `${MENU}/versions`],
  ['GET', `${MENU}/views`],
  ['PUT', `${MENU}/archive`, { isArchived: true }],
  ['PUT', `${MENU}/embed`, { embed: 'any' }],
  ['GET', '/api/own-drinks'],
  ['POST', '/api/own-drinks', SMOKE],
  ['POST', '/api/own-drinks/import', { language: 'de', text: '[]' }],
  ['GET', '/api/own-drinks/from/11002'],
  ['PUT', OWN_DRINK, SMOKE],
  ['DELETE', OWN_DRINK],
];
const SIGN_IN: [string, string, object][] = [
  ['POST', '/api/auth/code', WHO],
  ['POST', '/api/auth/verify', { ...WHO, code: '123456' }],
  ['POST', '/api/auth/password', { ...WHO, password: 'stirred-not-shaken' }],
  ['POST', '/api/auth/confirm', { tokenHash: 'x', type: 'magiclink', key: 'k', locale: 'en' }],
];
/** What anybody sends to a place among those of readers. */
const ANYBODY: [string, string, object][] = [
  ['POST', '/api/menus/seen', { token: 'a'.repeat(22), locale: 'de' }],
];
const ADDRESS = addressWithKey(SITE, 'proof');
const ASKED = `asked=${encodeURIComponent(ADDRESS)}`;
/** Full pages, where a reader cannot be answered in JSON: where they lead while Supabase is silent. */
const PAGES: [string, string][] = [
  ['/api/auth/login?next=/nl/profile', '/nl/login?next=%2Fnl%2Fprofile'],
  ['/api/auth/logout', '/'],
  [`/api/auth/confirm?token_hash=x&type=magiclink&${ASKED}`, '/de/login?next=%2Fde&problem=unavailable'],
  ['/api/auth/callback?code=x&flow=s', '/de/login?next=%2Fde&problem=unavailable'],
];
const PATIENCE_MS = 5_000;

let supabase: Server | undefined;
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
});
afterEach(() => {
  supabase?.close();
  supabase?.closeAllConnections();
  supabase = undefined;
});

async function standInForSupabase(answer: RequestListener): Promise<void> {
  const server = createServer(answer);
  supabase = server;
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  vi.stubEnv('SUPABASE_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  vi.stubEnv('SUPABASE_ANON_KEY', 'sb_publishable_test');
  vi.stubEnv('SUPABASE_SERVICE_ROLE_KEY', 'sb_secret_test');
}

const USER = { id: '00000000-0000-4000-8000-00000000000a', email: 'ada@example.test', user_metadata: {} };
/** Supabase Auth stands behind a token like this once it has named its reader. */
const TOKEN = `a.${Buffer.from('{"session_id":"00000000-0000-4000-8000-0000000000c1"}').toString('base64url')}.c`;

function signedIn(): TestBrowser {
  const session = { access_token: TOKEN, refresh_token: 'r', expires_at: 4e9, token_type: 'bearer' };
  const browser = new TestBrowser();
  browser.cookies.set(SESSION_COOKIE, `base64-${Buffer.from(JSON.stringify(session)).toString('base64url')}`);
  browser.cookies.set('__Host-mixmaster-signed-in', '1');
  const lines = [
    pendingSignInCookie(new Request(SITE), { email: 'ada@example.test', next: '/de', locale: 'de' }),
    flowCookie(new Request(SITE), { state: 's', verifier: 'v', next: '/de' }),
    proofCookie(new Request(SITE), 'proof'),
  ];
  for (const [name = '', value = ''] of lines.map((line) => line.split(/[=;]/)))
    browser.cookies.set(name, value);
  return browser;
}

/** Asks all at the same moment, and gives what each answered and for how long the slowest waited, in milliseconds. */
async function askAll(calls: [string, string, object?][]) {
  const waited = countWaiting();
  const answers = await Promise.all(
    calls.map(async ([method, path, body]) => {
      const browser = signedIn();
      const answer = await browser.ask(method, path, body);
      const code = ((await answer.json()) as { code?: string }).code;
      return [`${method} ${path}`, answer.status, code, browser.cookies.has(SESSION_COOKIE)];
    }),
  );
  return { answers, waited: waited() };
}
const unavailable = (calls: [string, string, object?][]) =>
  calls.map(([method, path]) => [`${method} ${path}`, 503, 'unavailable', true]);

it.each(CHANGING)('%s %s takes nothing from another site', async (method, path) => {
  const headers: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: `${SITE}.evil.example` },
    { origin: '', 'sec-fetch-site': 'cross-site' },
  ];
  for (const foreign of headers) {
    const answer = await signedIn().ask(method, path, {}, foreign);
    expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'forbidden' }]);
  }
});

it('tries here whatever is for a reader who is signed in', async () => {
  const tried = new Set([...OWN, ...SIGN_IN, ...ANYBODY].map(([method, path]) => `${method} ${path}`));
  const isTried = ([method, path]: readonly [string, string]) =>
    [...tried].some((call) => new RegExp(`^${method} ${path.replaceAll('/x', '/[^/]+')}$`).test(call));
  const isFullPage = (path: string) => path.startsWith('/api/auth/') && path !== '/api/auth/user';
  const left = ROUTES.filter(
    ([method, path]) =>
      /^\/api\/(auth|account|favorites|shelf|swaps|stock|household|drink-log|drink-lists|diet|bar-costs|bar-menus|menus|own-drinks)(\/|$)/.test(
        path,
      ) && !(method === 'GET' && isFullPage(path)),
  ).filter((route) => !isTried(route));
  expect(left).toEqual([]);
});

it('answers 503 within five seconds while Supabase says nothing, and keeps the session', async () => {
  await standInForSupabase(() => undefined);
  const calls = [...OWN, ...SIGN_IN, ...ANYBODY];
  const { answers, waited } = await askAll(calls);
  expect(answers).toEqual(unavailable(calls));
  expect(waited).toBeLessThan(PATIENCE_MS);
});

it('answers 503 within five seconds where Supabase knows the reader late and says nothing more', async () => {
  await standInForSupabase(({ url }, response) => {
    if (!url?.startsWith('/auth/v1/user')) return;
    const late = setTimeout(() => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(USER));
    }, 1_900);
    response.on('close', () => {
      clearTimeout(late);
    });
  });
  // To read a file, or a recipe, takes nothing of Supabase but who asks.
  const calls = OWN.filter(([, path]) => !/^\/api\/own-drinks\/(import|from)/.test(path));
  const { answers, waited } = await askAll(calls);
  expect(answers).toEqual(unavailable(calls));
  expect(waited).toBeLessThan(PATIENCE_MS);
});

it.each([
  ['100', 503],
  ['20000', 200],
])('waits %s ms where SUPABASE_WAIT_MS says so', async (wait, status) => {
  vi.stubEnv('SUPABASE_WAIT_MS', wait);
  await standInForSupabase(({ url }, response) => {
    const body = url?.startsWith('/auth/v1/user') ? USER : [];
    setTimeout(() => response.setHeader('content-type', 'application/json').end(JSON.stringify(body)), 1_000);
  });
  expect((await signedIn().get('/api/favorites')).status).toBe(status);
});

/** Supabase counts a turn at once, and hands its e-mails over after so many milliseconds. */
function standInForSlowMail(milliseconds: number) {
  return standInForSupabase(({ url }, response) => {
    const isMail = url?.startsWith('/auth/v1/otp');
    const timer = setTimeout(
      () =>
        response
          .setHeader('content-type', 'application/json')
          .end(JSON.stringify(isMail ? {} : { uses: [] })),
      isMail ? milliseconds : 0,
    );
    response.on('close', () => {
      clearTimeout(timer);
    });
  });
}

it.each([
  ['1.25 times as long as for another call', 250, 200],
  ['three times as long', 600, 200],
  ['no more than 3.5 times as long', 5_000, 503],
])('waits %s for an e-mail to be handed over', async (_, milliseconds, status) => {
  vi.stubEnv('SUPABASE_WAIT_MS', '200');
  vi.stubEnv('SIGN_IN_PACE_MS', '0');
  await standInForSlowMail(milliseconds);
  expect((await new TestBrowser().post('/api/auth/code', WHO)).status).toBe(status);
});

it('acts for nobody who only looks: whatever answers a GET by more than reading declares it', async () => {
  await standInForSupabase(() => {
    throw new Error('Nobody is to be asked.');
  });
  expect(ACTING).toHaveLength(4);
  for (const path of ACTING) {
    const browser = signedIn();
    const before = [...browser.cookies];
    const answer = await browser.get(path, { 'sec-purpose': 'prefetch' });
    expect([path, answer.status]).toEqual([path, 503]);
    expect([...browser.cookies]).toEqual(before);
  }
});

it('leads every full page on within five seconds while Supabase says nothing', async () => {
  await standInForSupabase(() => undefined);
  const waited = countWaiting();
  const led = await Promise.all(
    PAGES.map(async ([path]) => {
      const answer = await signedIn().get(path);
      return [path, answer.status, answer.headers.get('location')];
    }),
  );
  expect(led).toEqual(PAGES.map(([path, location]) => [path, 302, location]));
  expect(waited()).toBeLessThan(PATIENCE_MS);
});

it.each([
  ['rubbish', '%E0%A4%A'],
  ['broken base64', 'base64-!!!!'],
  ['JSON that is no session', `base64-${Buffer.from('"hello"').toString('base64url')}`],
  ['half a session', `base64-${Buffer.from('{"access_token":1}').toString('base64url')}`],
])('signs out a reader whose cookies hold %s, on whatever page', async (_, value) => {
  await standInForSupabase((_request, response) => {
    response.writeHead(403, { 'content-type': 'application/json' }).end('{"code":"bad_jwt","msg":"no"}');
  });
  for (const [method, path, body] of OWN) {
    const browser = signedIn();
    browser.cookies.set(SESSION_COOKIE, value);
    expect((await browser.ask(method, path, body)).status).toBe(401);
    expect([...browser.cookies.keys()].filter((name) => !/provider$|sign-in$|proof$/.test(name))).toEqual([]);
  }
  for (const path of ['/api/auth/logout', '/api/auth/callback?code=x', '/api/auth/callback']) {
    const browser = signedIn();
    browser.cookies.set(SESSION_COOKIE, value);
    expect((await browser.get(path)).status).toBe(302);
  }
});

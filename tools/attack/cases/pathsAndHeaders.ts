import { sending, type AttackCase } from '../attackCase.ts';
import { newSender } from '../reader.ts';
import type { Answer, Order } from '../sendRaw.ts';

const MOVED = [301, 302, 308];

/** Paths that must lead to no file and no other site, as they go over the wire. */
const PATHS: readonly string[] = [
  '/../package.json',
  '/../../etc/passwd',
  '/..%2fpackage.json',
  '/%2e%2e/package.json',
  '/%2e%2e%2fpackage.json',
  '/..%5cpackage.json',
  '/%252e%252e/package.json',
  '/_astro/../../package.json',
  '/_astro/..%2f..%2fpackage.json',
  '/pictures/..%2f..%2f..%2fpackage.json',
  '/.env',
  '/.git/config',
  '/.data/secrets.json',
  '/netlify.toml',
  '/package.json',
  '/netlify/functions/health.mts',
  '/.netlify/functions/health',
  '/supabase/config.toml',
  '/api/',
  '/api/admin',
  '/api/menus/../account',
  '/api/menus/%2e%2e/account',
  '/api//account',
  '/api/account/',
  '/api/ACCOUNT',
  '/api/account%00',
  '/api/account;x=1',
  '/api/account.json',
  '/api/menus/%00',
  '/api/menus/%FF',
  '/api/menus/null',
  '/api/menus/1%20or%201=1',
  '/api/favorites/check/%27%20or%201=1',
  '/api/favorites/check/99999999999999999999',
  '/api/cocktails/..%2f..%2f..%2fpackage',
  '/api/cocktails/%2e%2e%2f%2e%2e%2fpackage?lang=de',
  '/api/cocktails?lang=../../../etc',
  '/api/cocktails?lang=de&lang=nl',
  '/api/auth/oauth/..%2flogout',
  '/api/auth/oauth/google%0d%0aSet-Cookie:x=1',
  '/api/auth/callback',
  '/api/auth/callback?code=',
  '/api/auth/callback?error=access_denied&error_description=%3Cscript%3Ealert(1)%3C/script%3E',
  '/api/auth/callback?code=%00',
  '/api/auth/confirm',
  '/api/auth/confirm?token_hash=%00&type=magiclink',
  '/api/auth/confirm?token_hash=x&type=email_change',
  '/api/auth/confirm?token_hash=x&type=__proto__',
  '/de/menu/..%2f..%2fapi%2faccount',
  '/de/menu/%3Cscript%3Ealert(1)%3C%2fscript%3E',
  '/de/menu/%E0%A4%A',
  '/de/menu/AAAAAAAAAAAAAAAAAAAAAA',
  '/de/nothing?x=1',
  '/nothing?x=%3Cscript%3Ealert(1)%3C/script%3E',
  '/%',
  '/%E0%A4%A',
  '/%C0%AE%C0%AE/',
  '//evil.example/',
  '///evil.example',
  '/\\evil.example',
  '/@evil.example',
];

/** Where a reader may not be sent after a sign-in. */
const GOALS: readonly string[] = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '/%5cevil.example',
  '/\t/evil.example',
  '/%09/evil.example',
  'https://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '@evil.example',
  '.evil.example',
  '/api/auth/logout',
  '/%2f%2fevil.example/%2e%2e',
  '\u2028//evil.example',
];

const HEADERS: readonly [name: string, headers: Record<string, string>][] = [
  ['another host', { host: 'evil.example' }],
  ['a forwarded host', { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'javascript' }],
  ['another address to ask', { 'x-original-url': '/api/account', 'x-rewrite-url': '/api/account' }],
  ['another method', { 'x-http-method-override': 'DELETE' }],
  ['a range', { range: 'bytes=0-0,1-1,2-2,999999999-' }],
  ['an impossible condition', { 'if-none-match': '"\\', 'if-modified-since': 'never' }],
  ['languages without end', { 'accept-language': 'xx;q=0.1,'.repeat(900) }],
  ['a language that is a path', { 'accept-language': '../../etc' }],
  ['cookies without end', { cookie: 'a=b; '.repeat(1_500) }],
  ['a cookie that is no cookie', { cookie: '=; ;;=x; mixmaster-session=%00; mixmaster-sign-in=%E0%A4%A' }],
  ['a session that is no session', { cookie: 'mixmaster-session=base64-!!!!; mixmaster-session.0=x' }],
  ['a session in a thousand parts', { cookie: thousandParts() }],
  ['a bearer', { authorization: 'Bearer a.b.c' }],
  ['a secret key', { apikey: 'sb_secret_x', authorization: 'Bearer sb_secret_x' }],
  ['an unknown encoding', { 'accept-encoding': 'zstd, br;q=9, gzip;q=-1' }],
  ['an unknown type', { accept: '../../x' }],
];

const ASKED: readonly string[] = [
  '/',
  '/de/cocktails',
  '/api/account',
  '/de/menu/AAAAAAAAAAAAAAAAAAAAAA',
  '/api/auth/login',
];

/** What caches keep for everybody, and a cookie that its answer takes away. */
const SHARED: readonly string[] = [
  '/api/stars.json',
  '/api/cocktails/11002?lang=de',
  '/menu-look/8a5a17-deco.css',
];
const RETIRED_COOKIE = 'mixmaster-session-abccode-verifier=1';

const METHODS: readonly string[] = ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'POST'];
const METHOD_PATHS: readonly string[] = [
  '/',
  '/cocktails',
  '/api/health',
  '/api/cocktails',
  '/api/auth/user',
  '/menu/AAAAAAAAAAAAAAAAAAAAAA',
];

/** Requests that play with addresses, redirects, headers and methods. */
export function* pathAndHeaderCases(site: string): Generator<AttackCase> {
  const make = (
    name: string,
    order: Order,
    statuses: readonly number[],
    check = staysHere(site),
  ): AttackCase => ({
    kind: 'paths and headers',
    name,
    attempt: sending(site, { ...order, headers: { ...newSender(), ...order.headers } }, { statuses, check }),
  });
  for (const path of PATHS) {
    yield make(
      `GET ${path}`,
      { method: 'GET', path },
      [200, ...MOVED, 400, 401, 404],
      (answer) => staysHere(site)(answer) ?? showsNoFile(answer),
    );
  }
  for (const goal of GOALS) {
    const path = `/api/auth/login?next=${encodeURIComponent(goal)}`;
    yield make(`signing in to reach ${JSON.stringify(goal)}`, { method: 'GET', path }, [302]);
  }
  for (const path of ASKED) {
    for (const [name, headers] of HEADERS) {
      yield make(`GET ${path} with ${name}`, { method: 'GET', path, headers }, [
        200,
        206,
        ...MOVED,
        304,
        400,
        401,
        404,
        416,
        431,
      ]);
    }
  }
  for (const path of SHARED) {
    const headers = { cookie: RETIRED_COOKIE };
    yield make(
      `GET ${path} with a cookie to take away`,
      { method: 'GET', path, headers },
      [200],
      sharesNoCookie,
    );
  }
  for (const path of METHOD_PATHS) {
    for (const method of METHODS) {
      yield make(`${method} ${path}`, { method, path, headers: { origin: site } }, [400, 401, 404, 405]);
    }
  }
}

/** Says where an answer leads if that is not this site, or which foreign host stands in it. */
function staysHere(site: string) {
  return ({ headers, text }: Answer): string | undefined => {
    const { location } = headers;
    if (location !== undefined) {
      const goal = URL.canParse(location, site) ? new URL(location, site) : undefined;
      if (goal?.origin !== new URL(site).origin) return `leads to ${location}`;
      const next = goal.searchParams.get('next');
      if (next !== null && new URL(next, site).origin !== goal.origin) return `leads on to ${next}`;
    }
    if ([headers['set-cookie'] ?? []].flat().some((line) => line.startsWith('x=')))
      return 'sets a cookie of the attacker';
    return /evil\.example/.test(text) && /<(?:a|script|link|base|form)[^>]+evil\.example/.test(text)
      ? 'links to the attacker'
      : undefined;
  };
}

/** Says which header lets a cache give the cookie of one reader to others. */
function sharesNoCookie({ headers }: Answer): string | undefined {
  if (headers['set-cookie'] === undefined) return 'takes no cookie away';
  return ['cache-control', 'netlify-cdn-cache-control'].find((name) =>
    /public|max-age/.test(String(headers[name])),
  )
    ? 'sets a cookie that caches share'
    : undefined;
}

function showsNoFile({ text }: Answer): string | undefined {
  return /root:x:0|"devDependencies"|\[build\]|jwtSecret|\[core\]/.test(text) ? 'shows a file' : undefined;
}

function thousandParts(): string {
  return Array.from({ length: 1_000 }, (_, index) => `mixmaster-session.${index}=x`)
    .join('; ')
    .slice(0, 14_000);
}

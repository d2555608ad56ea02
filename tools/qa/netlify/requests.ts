import type { Order } from '../../attack/sendRaw.ts';

const get = (path: string, headers?: Record<string, string>): Order => ({
  method: 'GET',
  path,
  ...(headers && { headers }),
});
const LANGUAGES = ['nl', 'de', 'es', 'fr'];
const post = (path: string, body: unknown, headers: Record<string, string> = {}): Order => ({
  method: 'POST',
  path,
  headers,
  body,
});

const PAGES = [
  '/',
  '/cocktails',
  '/mixed-shots',
  '/mix-master',
  '/menu-builder',
  '/about',
  '/login',
  '/account',
  '/profile',
  '/terms-of-use',
  '/cocktail/negroni',
  '/chat/fr',
  ...LANGUAGES.flatMap((language) => [
    `/${language}`,
    `/${language}/cocktails`,
    `/${language}/cocktail/margarita`,
  ]),
];

const FILES = [
  '/robots.txt',
  '/llms.txt',
  '/de/opensearch.xml',
  '/de/feed.xml',
  '/sitemap-index.xml',
  '/favicon.svg',
  '/share.jpg',
  '/.well-known/security.txt',
  '/pictures/11002.svg',
  '/pictures/11002/400.avif',
  '/pictures/11002/400.jpg?v=1',
  '/lists/de/menu.json',
  '/lists/de/names.json?v=abc',
  '/api/de/mix-index.json',
  '/api/en/mix-words.json',
];

const QUERIES = [
  '/cocktails?q=gin',
  '/de/cocktails?lang=fr',
  ...[
    '',
    '?lang=de',
    '?lang=en',
    '?lang=xx',
    '?lang=NL',
    '?lang=',
    '?lang=nl&lang=xx',
    '?x=1&lang=es',
  ].flatMap((query) => [`/api/cocktails/11002${query}`, `/api/shots${query}`]),
];

const PATHS = [
  '/cocktails/',
  '/de/',
  '/cocktails.html',
  '/de/cocktails.html',
  '/index.html',
  '/index',
  '/de/index.html',
  '//cocktails',
  '/cocktails//',
  '/de//cocktails',
  '/./cocktails',
  '/../cocktails',
  '/de/../cocktails',
  '/..%2fcocktails',
  '/%2e%2e/package.json',
  '/..%2fpackage.json',
  '/%63ocktails',
  '/cocktails%2f',
  '/cocktails%00',
  '/cocktails%20',
  '/caf%C3%A9',
  '/%E0%A4%A',
  '/%zz',
  '/Cocktails',
  '/_astro/',
  '/_astro/nothing.js',
  '/netlify.toml',
  '/package.json',
  '/.env',
  '/.git/config',
  '/404',
  '/404.html',
];

const NOT_FOUND = [
  '/nothing',
  '/nothing?x=1',
  '/nothing/at/all',
  '/cocktail/99999',
  '/menu',
  '/en/menu/abc',
  ...LANGUAGES.flatMap((language) => [`/${language}/nothing`, `/${language}/cocktail/99999`]),
];

const GUEST_MENUS = [
  '/menu/abc',
  '/menu/abc/',
  '/es/menu/%E0%A4%A',
  '/nl/menu/%22%3E%3Cscript%3E',
  '/de/menu/%00',
  '/menu/not-a-bar',
  '/menu/not-a-bar?menu=2&strength=light',
  `/menu/${'a'.repeat(22)}/embed`,
  `/fr/menu/${'a'.repeat(22)}/embed`,
  `/menu-logo/${'a'.repeat(32)}.png`,
  '/menu-logo/nothing.png',
  '/menu-look/8a5a17-deco.css',
  '/menu-look/nothing.css',
];

const API = [
  '/api',
  '/api/',
  '/api/nothing',
  '/api/en/nothing.json',
  '/api/cocktails/99999',
  '/api/cocktails/1/2',
  '/api/health',
  '/api/auth/user',
  '/api/account',
  '/api/favorites',
  '/api/menus',
  '/api/auth/login',
  '/api/auth/login?next=/de',
  '/api/auth/login?next=//evil.example',
  '/api/auth/callback',
  '/api/auth/confirm?token_hash=x&type=magiclink',
  '/api/favorites/check/99999999999',
];

const MOVES = [
  '/cocktails/11001',
  '/cocktails/11001?utm=1',
  '/nl/cocktails/11001/',
  '/fr/cocktails/cocktails',
  '/cocktail/11002',
  '/de/cocktail/12001?unit=oz',
  '/es/cocktails/negroni',
];

const METHODS = [
  ...['HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].flatMap((method) =>
    ['/cocktails', '/nothing', '/api/shots', '/api/chat', '/de/menu/abc'].map((path) => ({ method, path })),
  ),
  { method: 'PROPFIND', path: '/cocktails' },
  { method: 'HEAD', path: '/api/cocktails/11002?lang=de' },
  { method: 'HEAD', path: '/de/nothing' },
];

const CHAT = { messages: [{ role: 'user', content: 'A Negroni, please' }], mode: 'ask', language: 'en' };

const BODIES = [
  post('/api/chat', CHAT),
  post('/api/chat', { ...CHAT, language: 'de' }),
  post('/api/chat', {}),
  post('/api/chat', ''),
  post('/api/chat', '{"messages":'),
  post('/api/chat', 'x=1', { 'content-type': 'application/x-www-form-urlencoded' }),
  post('/api/chat', { ...CHAT, messages: [{ role: 'user', content: 'a\0b' }] }),
  post('/api/translate', { text: 'x'.repeat(40_000), targetLang: 'de' }),
  post('/api/translate', { text: 'x'.repeat(2_000_000), targetLang: 'de' }),
  post('/api/translate', { text: 'Shake with ice.', targetLang: 'de' }),
  post('/api/menus', { name: 'Friday', cocktailIds: ['11002'] }),
  post('/api/menus', { name: 'Friday' }, { origin: 'https://evil.example' }),
  post('/api/auth/code', { email: 'no address' }),
  post('/api/auth/logout', {}),
  post('/nothing', { a: 1 }),
];

const HEADERS = [
  get('/cocktails', { range: 'bytes=0-99' }),
  get('/favicon.svg', { range: 'bytes=0-9' }),
  get('/favicon.svg', { range: 'bytes=999999-' }),
  get('/cocktails', { 'if-none-match': '"nothing"' }),
  get('/cocktails', { 'accept-encoding': 'gzip, br' }),
  get('/cocktails', { 'accept-encoding': 'identity' }),
  get('/cocktails', { accept: 'application/json' }),
  get('/menu/abc', { 'accept-language': 'de' }),
  get('/menu/abc?lang=en', { 'accept-language': 'de' }),
  get('/menu/abc?words=translated', { 'accept-language': 'fr' }),
  get('/api/auth/user', { cookie: 'mixmaster-session=forged' }),
  get('/api/auth/user', { cookie: 'a=1; a=2; b' }),
  get('/api/auth/user', { authorization: 'Bearer x' }),
  get('/api/shots', { origin: 'https://evil.example' }),
  get('/api/auth/login?next=/de', { purpose: 'prefetch', 'sec-purpose': 'prefetch' }),
  get('/de/nothing', { 'if-none-match': '*' }),
  get('/nothing', { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }),
  get('/nothing', { 'x-astro-locals': '{"caller":1}' }),
];

/** What both servers are asked. */
export const REQUESTS: readonly Order[] = [
  ...[PAGES, FILES, QUERIES, PATHS, NOT_FOUND, GUEST_MENUS, API, MOVES].flat().map((path) => get(path)),
  ...METHODS,
  ...BODIES,
  ...HEADERS,
];

import { expect, test, type APIRequestContext } from '@playwright/test';
import {
  FILE_HEADERS,
  FILE_POLICY,
  FUNCTION_HEADERS,
  GUEST_PAGE_HEADERS,
  GUEST_PAGE_POLICY,
  type Policy,
} from '../../netlify/lib/securityHeaders.ts';

const FRIDAY = { name: 'Friday', cocktailIds: ['11002'] };

type Case = [
  what: string,
  status: number,
  method: string,
  path: string,
  init?: { data?: unknown; origin?: string },
];

const FILES: Case[] = [
  ['the home page', 200, 'GET', '/'],
  ['a recipe', 200, 'GET', '/de/cocktail/negroni'],
  ['a page for one reader', 200, 'GET', '/account'],
  ['a page asked for its headers alone', 200, 'HEAD', '/cocktails'],
  ['the dialog of the chat', 200, 'GET', '/chat/fr'],
  ['a picture', 200, 'GET', '/pictures/11002.svg'],
  ['the data of a list', 200, 'GET', '/lists/de/cocktails.json'],
  ['the index of Mix Master', 200, 'GET', '/api/de/mix-index.json'],
  ['the sitemap', 200, 'GET', '/sitemap-index.xml'],
  ['robots.txt', 200, 'GET', '/robots.txt'],
  ['llms.txt', 200, 'GET', '/llms.txt'],
  ['the worker', 200, 'GET', '/sw.js'],
  ['what a device installs', 200, 'GET', '/de/manifest.webmanifest'],
  ['what a browser searches by', 200, 'GET', '/de/opensearch.xml'],
  ['a feed', 200, 'GET', '/de/feed.xml'],
];

const FUNCTIONS: Case[] = [
  ['a result', 200, 'GET', '/api/health'],
  ['the API', 200, 'GET', '/api/cocktails/11002?lang=de'],
  ['a list of the API asked for its headers alone', 200, 'HEAD', '/api/shots'],
  ['the move of a recipe', 301, 'GET', '/nl/cocktails/11002'],
  ['a redirect', 302, 'GET', '/api/auth/login?next=/de'],
  ['the way back from a provider', 302, 'GET', '/api/auth/callback'],
  ['the link of an e-mail', 302, 'GET', '/api/auth/confirm?token_hash=x&type=magiclink'],
  ['a streamed answer', 200, 'POST', '/api/chat', { data: ask('A Negroni, please') }],
  ['a body of the wrong shape', 400, 'POST', '/api/chat', { data: {} }],
  ['a body that cannot be kept', 400, 'POST', '/api/chat', { data: ask('a\0b') }],
  ['an address that cannot be looked up', 400, 'GET', '/api/favorites/check/99999999999'],
  ['a stranger', 401, 'GET', '/api/account'],
  [
    'a change that another site wants',
    403,
    'POST',
    '/api/menus',
    { data: FRIDAY, origin: 'https://evil.example' },
  ],
  ['an address of the API that is not there', 404, 'GET', '/api/nothing'],
  ['a method that a route does not take', 404, 'DELETE', '/api/chat'],
  ['a body that is too large', 413, 'POST', '/api/translate', { data: { text: 'x'.repeat(40_000) } }],
];

const NOT_FOUND_PAGES: Case[] = [
  ['a page that is not there', 404, 'GET', '/nothing'],
  ['one in another language', 404, 'GET', '/de/nothing?x=1'],
  ['a recipe that is not there', 404, 'GET', '/cocktail/99999'],
  ['a page to which somebody sends', 404, 'POST', '/cocktails'],
  ['an address that cannot be read', 404, 'GET', '/de/%zz'],
];

const GUEST_PAGES: Case[] = [
  ['a menu that is not published', 404, 'GET', '/menu/AAAAAAAAAAAAAAAAAAAAAAAA'],
  ['one in another language', 404, 'GET', '/es/menu/AAAAAAAAAAAAAAAAAAAAAAAA'],
];

/** The directives of a policy by their names. */
function directivesOf(policy: string): Policy {
  const directives = policy.split('; ').map((directive) => directive.split(/ (.*)/, 2));
  return Object.fromEntries(directives) as Policy;
}

function ask(content: string) {
  return { messages: [{ role: 'user', content }], mode: 'ask', language: 'en' };
}

async function send(request: APIRequestContext, [, , method, path, { data, origin } = {}]: Case) {
  return request.fetch(path, {
    method,
    maxRedirects: 0,
    ...(data !== undefined && { data }),
    ...(origin !== undefined && { headers: { origin } }),
  });
}

for (const [kind, cases, headers] of [
  ['file', FILES, FILE_HEADERS],
  ['function', FUNCTIONS, FUNCTION_HEADERS],
] as const) {
  for (const asked of cases) {
    const [what, status] = asked;
    test(`${what} comes as a ${kind} with the headers that protect its reader`, async ({ request }) => {
      const answer = await send(request, asked);
      expect(answer.status()).toBe(status);
      expect(answer.headers()).toMatchObject(headers);
    });
  }
}

for (const [kind, cases, policy, own] of [
  ['page on demand', NOT_FOUND_PAGES, FILE_POLICY, {}],
  ['page for guests', GUEST_PAGES, GUEST_PAGE_POLICY, GUEST_PAGE_HEADERS],
] as const) {
  for (const asked of cases) {
    const [what, status] = asked;
    test(`${what} comes as a ${kind} with a policy that names what is in it`, async ({ request }) => {
      const answer = await send(request, asked);
      expect(answer.status()).toBe(status);
      const { 'content-security-policy': written = '', ...headers } = answer.headers();
      const { 'content-security-policy': _, ...protection } = FUNCTION_HEADERS;
      expect(headers).toMatchObject({ ...protection, ...own });
      const directives = directivesOf(written);
      expect(directives).toMatchObject(policy);
      expect(directives['style-src']).toMatch(/^'self'( 'sha256-[^']+')+$/);
      expect(directives['script-src']).toMatch(/^('none'|'self'( 'sha256-[^']+')*)$/);
    });
  }
}

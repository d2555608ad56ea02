import { expect, test } from '@playwright/test';
import { FILE_HEADERS, FUNCTION_HEADERS, GUEST_PAGE_HEADERS } from '../../netlify/lib/securityHeaders.ts';

const GUEST_PAGE = { ...FUNCTION_HEADERS, ...GUEST_PAGE_HEADERS };
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
  ['a recipe', 200, 'GET', '/de/cocktail/11002'],
  ['a page for one reader', 200, 'GET', '/account'],
  ['a page asked for its headers alone', 200, 'HEAD', '/cocktails'],
  ['the dialog of the chat', 200, 'GET', '/chat/fr'],
  ['a picture', 200, 'GET', '/pictures/11002.svg'],
  ['the stylesheet of menus', 200, 'GET', '/menu.css'],
  ['the data of a list', 200, 'GET', '/lists/de/cocktails.json'],
  ['the API', 200, 'GET', '/api/cocktails/11002?lang=de'],
  ['the sitemap', 200, 'GET', '/sitemap-index.xml'],
  ['robots.txt', 200, 'GET', '/robots.txt'],
  ['a page that is not there', 404, 'GET', '/nothing'],
  ['one in another language', 404, 'GET', '/de/nothing?x=1'],
  ['a recipe that is not there', 404, 'GET', '/cocktail/99999'],
];

const FUNCTIONS: Case[] = [
  ['a result', 200, 'GET', '/api/health'],
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

const GUEST_PAGES: Case[] = [
  ['a menu that is not published', 404, 'GET', '/menu/AAAAAAAAAAAAAAAAAAAAAAAA'],
  ['one in another language', 404, 'GET', '/es/menu/AAAAAAAAAAAAAAAAAAAAAAAA'],
];

function ask(content: string) {
  return { messages: [{ role: 'user', content }], mode: 'ask', language: 'en' };
}

for (const [kind, cases, headers] of [
  ['file', FILES, FILE_HEADERS],
  ['function', FUNCTIONS, FUNCTION_HEADERS],
  ['page for guests', GUEST_PAGES, GUEST_PAGE],
] as const) {
  for (const [what, status, method, path, { data, origin } = {}] of cases) {
    test(`${what} comes as a ${kind} with the headers that protect its reader`, async ({ request }) => {
      const answer = await request.fetch(path, {
        method,
        maxRedirects: 0,
        ...(data !== undefined && { data }),
        ...(origin !== undefined && { headers: { origin } }),
      });
      expect(answer.status()).toBe(status);
      expect(answer.headers()).toMatchObject(headers);
    });
  }
}

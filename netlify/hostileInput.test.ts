import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { errorAnswerSchema } from '../src/contracts/site/error.ts';
import type { Menu } from '../src/contracts/menus/menu.ts';
import { startFakeModel, type FakeModel } from '../tools/test/fakeModel.ts';
import { hostFunctions } from '../tools/serve/functionHost.ts';
import { SITE, TestBrowser, useBackend } from '../tools/serve/testBrowser.ts';

type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

interface Route {
  path: string | string[];
  method?: string | string[];
}

const FOLDER = resolve('netlify/functions');
const CONFIGS = await Promise.all(
  readdirSync(FOLDER).map(async (file) => {
    const { config } = (await import(pathToFileURL(`${FOLDER}/${file}`).href)) as { config: Partial<Route> };
    return config;
  }),
);
/** Netlify's clock alone calls a function without a path. */
const ROUTES = CONFIGS.flatMap(({ path, method = 'GET' }) => {
  const [address] = [path ?? []].flat();
  return address === undefined ? [] : [{ method: [method].flat()[0] ?? 'GET', path: address }];
});

const WHO = { email: 'ada@example.test', locale: 'en', firstName: 'Ada', next: '/de' };
const FRIDAY = {
  name: 'Friday',
  description: 'Three drinks',
  restaurantName: 'The Long Bar',
  cocktailIds: ['11002'],
  sections: [
    {
      title: 'Stirred',
      drinks: [{ cocktailId: '11002', prices: [{ size: null, amounts: ['€ 9,50'] }], note: 'From the cask' }],
    },
  ],
};
const SMOKE = {
  name: 'Smoke',
  note: 'Ours',
  glass: 'coupe',
  method: 'shake',
  ice: 'none',
  lines: [
    { ingredient: 'gin', unit: 'ml', amount: 50, garnish: false },
    { name: 'Tea', strength: 0, colour: '#884422', unit: 'ml', amount: 20, garnish: false },
  ],
  instructions: 'Shake.',
  allergens: ['milk'],
  vegan: false,
  vegetarian: true,
};
const LOOK = {
  ...{ accent: '#8a5a17', pairing: 'deco', design: 'list', namesProduct: false },
  logo: {
    png: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR42mPoihIHAAJtAPxPhjc4AAAAAElFTkSuQmCC',
    alt: 'Zum Hahn',
  },
};
/** A right body for each route that takes one; `:id` is the reader's own menu, the own drink, and the list. */
const BODIES: [method: string, path: string, body: Json][] = [
  ['PATCH', '/api/account', { firstName: 'Ada', language: 'nl' }],
  ['POST', '/api/favorites', { cocktailId: '11002', cocktailName: 'Negroni' }],
  ['PUT', '/api/shelf', { entries: ['gin', 'something of my own'] }],
  ['PUT', '/api/swaps', { swaps: ['aperol>campari', 'aperol>campari@11002'] }],
  [
    'PUT',
    '/api/stock',
    {
      shopping: [
        { entry: 'ice', pieces: 2 },
        { entry: 'gin', ml: 700, isBought: true },
      ],
      levels: { gin: { ml: 300, full: 700 } },
      version: 1,
    },
  ],
  ['PUT', '/api/household', { name: 'Ada' }],
  ['POST', '/api/household/invitations', { email: null, locale: 'en' }],
  ['POST', '/api/household/look', { token: 'a'.repeat(22) }],
  ['POST', '/api/household/join', { token: 'a'.repeat(22), name: 'Ada' }],
  [
    'PATCH',
    '/api/drink-log',
    { changes: [{ drinkId: '11002', stars: 4, note: 'Less ice', made: ['2026-11-28'], unmade: [] }] },
  ],
  [
    'PATCH',
    '/api/drink-lists',
    {
      changes: [
        {
          ...{ id: '00000000-0000-4000-8000-00000000000b', version: 0, name: 'Party' },
          ...{ drinks: ['11002', '11001'], isAtHome: true },
        },
      ],
    },
  ],
  ['PUT', '/api/drink-lists/:id/share', { isByName: true }],
  ['PUT', '/api/diet', { avoids: ['milk', 'vegan', 'raw-egg'] }],
  [
    'PUT',
    '/api/bars/:id',
    {
      ...{ name: 'zum-hahn', displayName: 'Zum Hahn', timeZone: 'Europe/Berlin', openingHours: 'Late' },
      menus: [
        {
          menuId: '00000000-0000-4000-8000-00000000000a',
          hours: { days: [1, 5], from: '17:00', to: '19:00' },
        },
      ],
    },
  ],
  ['POST', '/api/bars/:id/invitations', { role: 'editor' }],
  ['PATCH', '/api/bars/staff/:id', { role: 'editor' }],
  ['POST', '/api/bars/look', { token: 'a'.repeat(22) }],
  ['POST', '/api/bars/join', { token: 'a'.repeat(22), name: 'Ada' }],
  ['PUT', '/api/brand', LOOK],
  ['PUT', '/api/bars/:id/brand', LOOK],
  [
    'PATCH',
    '/api/bar-costs',
    {
      settings: { waste: 50, tax: 190, target: 200, step: 50, garnish: 20, currency: 'EUR' },
      bought: [{ entry: 'gin', price: 2100, currency: 'EUR', size: 700, by: 'ml' }],
      forgotten: ['rum:havana-club-3'],
    },
  ],
  ['POST', '/api/menus', FRIDAY],
  ['PUT', '/api/menus/:id', { ...FRIDAY, version: 1, keepsBefore: true }],
  ['PUT', '/api/menus/:id/archive', { isArchived: false }],
  ['PUT', '/api/menus/:id/embed', { embed: ['https://bar.example', 'https://hotel.example:8443'] }],
  ['POST', '/api/menus/seen', { token: 'a'.repeat(22), locale: 'de' }],
  ['PUT', '/api/menus/:id/publication', { soldOut: ['11002'] }],
  [
    'PATCH',
    '/api/menus/:id/publication',
    {
      soldOut: [{ cocktailId: '11002', isSoldOut: true, secondsAgo: 3 }],
      prices: { held: { list: 0, until: '2026-12-24T18:00:00.000Z' }, secondsAgo: 3 },
    },
  ],
  ['PUT', '/api/menus/:id/live', { version: 1, part: 'all', at: '2026-12-24T18:00:00.000Z' }],
  ['POST', '/api/own-drinks', SMOKE],
  ['PUT', '/api/own-drinks/:id', { ...SMOKE, version: 1 }],
  ['POST', '/api/own-drinks/import', { language: 'de', text: '[]' }],
  ['POST', '/api/auth/code', WHO],
  ['POST', '/api/auth/verify', { ...WHO, code: '123456' }],
  ['POST', '/api/auth/password', { ...WHO, password: 'stirred-not-shaken' }],
  ['PUT', '/api/account/password', { password: null, proof: { password: 'wrong-one' }, locale: 'en' }],
  ['POST', '/api/account/proof', { password: 'wrong-one' }],
  ['POST', '/api/auth/confirm', { tokenHash: 'x', type: 'magiclink', key: 'k', locale: 'en' }],
  [
    'POST',
    '/api/chat',
    {
      messages: [{ role: 'user', content: 'A Negroni, please' }],
      mode: 'mix',
      language: 'de',
      shelf: ['gin'],
      strict: true,
    },
  ],
  ['POST', '/api/wishes', { text: 'gin, not sweet', lang: 'en', without: [] }],
  ['POST', '/api/translate', { text: 'Stir with ice.', targetLang: 'de' }],
  ['POST', '/api/contact', { name: 'Ada', email: 'ada@example.test', message: 'Hello', locale: 'en' }],
  [
    'POST',
    '/api/submissions',
    {
      cocktailName: 'Ada',
      ingredients: 'Gin',
      method: 'Stir',
      glassware: 'Coupe',
      garnish: 'None',
      story: 'Long',
      yourName: 'Ada',
      photo: 'https://example.test/a.jpg',
      locale: 'en',
    },
  ],
];

/** What no database keeps: in every field it is answered 400. */
const UNSTORABLE: Json[] = ['a\0b', '\ud83c', 2 ** 31, -(2 ** 31) - 1, 1e300];
const ODD_NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '',
  'a\0',
  '\ud83c',
];
const ODD: Json[] = [
  null,
  -1,
  1.5,
  ' ',
  "\u202e'; drop table menus; --",
  '🍸'.repeat(500),
  {},
  [[[[[[[[[[]]]]]]]]]],
  Array.from({ length: 2_000 }, () => '11002'),
];

const functions = hostFunctions(FOLDER);
const test = useBackend();
const reader = new TestBrowser('192.0.2.20');
let menu = '';
let askers = 0;

let model: FakeModel;
beforeAll(async () => {
  model = await startFakeModel();
});
afterAll(() => {
  model.close();
});
beforeEach(async () => {
  // Without a model nobody translates what is no sentence of the catalogue, which is answered 503.
  vi.stubEnv('OPENAI_API_KEY', 'sk-test');
  vi.stubEnv('OPENAI_BASE_URL', model.url);
  if (menu !== '') return;
  await reader.signIn(test.backend, 'reader@example.test', 'Ada');
  const made = await reader.post('/api/menus', FRIDAY);
  menu = ((await made.json()) as Menu).id;
  await reader.ask('POST', '/api/own-drinks', SMOKE, { 'idempotency-key': menu });
  const list = { id: menu, version: 0, name: 'Party', drinks: ['11002'] };
  await reader.ask('PATCH', '/api/drink-lists', { changes: [list] });
});

/** Asks as the signed-in reader, each time from another address, so that few limits are met; gives the status. */
async function ask(method: string, path: string, body?: BodyInit): Promise<number> {
  const url = new URL(path.replace(':id', menu), SITE);
  const found = await functions.find(url.pathname, method);
  if (!found) throw new Error(`No function takes ${method} ${path}.`);
  const cookie = [...reader.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const request = new Request(url, { method, headers: { origin: SITE, cookie }, body: body ?? null });
  const answer = await found.run(request, `2001:db8:${(askers += 1).toString(16)}::1`);
  const text = await answer.text();
  // Full pages aside, whatever is refused is said in JSON, and says nothing of what is behind it.
  if (answer.headers.get('content-type')?.startsWith('application/json') && !answer.ok) {
    errorAnswerSchema.parse(JSON.parse(text));
  }
  expect(text).not.toMatch(/\bat \S+ \(|node_modules|PGRST|postgres/i);
  return answer.status;
}

/** The places of a value of JSON: of each part within it, and its own. */
function placesOf(json: Json, path: string[] = []): string[][] {
  const parts = typeof json === 'object' && json !== null ? Object.entries(json) : [];
  return [path, ...parts.flatMap(([name, part]) => placesOf(part as Json, [...path, name]))];
}

/** A copy with something else at a place. */
function withAt(json: Json, [name, ...rest]: string[], value: Json): Json {
  if (name === undefined) return value;
  if (Array.isArray(json))
    return json.map((part, place) => (name === `${place}` ? withAt(part, rest, value) : part));
  const parts = Object.entries(json as Record<string, Json>);
  return Object.fromEntries(
    parts.map(([key, part]) => [key, key === name ? withAt(part, rest, value) : part]),
  );
}

/** So many of a list, others for each number: each request takes its time, and fields are looked at alike. */
function someOf<Value>(list: readonly Value[], number: number, count: number): Value[] {
  return Array.from({ length: count }, (_, place) => list[(number * count + place) % list.length] as Value);
}

/** The text of an object with one more name, also one that JavaScript keeps for itself. */
function withName(json: Json, name: string): string {
  return JSON.stringify(json).replace('{', `{${JSON.stringify(name)}:"gin",`);
}

it('tries each route that takes a body', () => {
  const tried = new Set(BODIES.map(([method, path]) => `${method} ${path}`));
  const taking = ROUTES.filter(({ method }) => ['POST', 'PUT', 'PATCH'].includes(method));
  expect(taking.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual([...tried].toSorted());
});

it.each(BODIES)(
  '%s %s answers 400 to what cannot be kept, in whichever field',
  async (method, path, body) => {
    for (const [number, place] of placesOf(body).entries()) {
      for (const value of someOf(UNSTORABLE, number, 2)) {
        const status = await ask(method, path, JSON.stringify(withAt(body, place, value)));
        expect([place, value, status]).toEqual([place, value, 400]);
      }
    }
  },
);

it.each(BODIES)('%s %s fails for no odd value, name or text', async (method, path, body) => {
  const texts = [
    ...placesOf(body).flatMap((place, number) =>
      someOf(ODD, number, 3).map((value) => JSON.stringify(withAt(body, place, value))),
    ),
    ...ODD_NAMES.map((name) => withName(body, name)),
    '',
    'null',
    '{',
    '{"a":',
    '[]',
    '"gin"',
    `${JSON.stringify(body)}}`,
    '['.repeat(10_000),
    '['.repeat(5_000) + ']'.repeat(5_000),
    '{"a":'.repeat(2_000) + '1' + '}'.repeat(2_000),
    '\ufeff{}',
    new Uint8Array([0xff, 0xfe, 0x7b, 0x7d]),
    new Uint8Array([0x22, 0xed, 0xa0, 0x80, 0x22]),
  ];
  const failed: unknown[] = [];
  for (const text of texts) {
    const status = await ask(method, path, text);
    if (status >= 500) failed.push([status, text]);
  }
  expect(failed).toEqual([]);
});

it('fails for no body at all that fast-check thinks of', async () => {
  const part = fc.oneof(
    fc.constantFrom(...UNSTORABLE, ...ODD),
    fc.string({ unit: 'binary' }),
    fc.double(),
    fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<Json>,
  );
  // One has no fields.
  const filled = BODIES.filter(([, , body]) => placesOf(body).length > 1);
  const changed = fc.constantFrom(...filled).chain(([method, path, body]) =>
    fc
      .array(fc.tuple(fc.constantFrom(...placesOf(body).filter(({ length }) => length === 1)), part), {
        minLength: 1,
        maxLength: 3,
      })
      .map((changes) => ({
        ...{ method, path },
        body: changes.reduce((json, [place, value]) => withAt(json, place, value), body),
      })),
  );
  const cases = fc.asyncProperty(changed, async ({ method, path, body }) => {
    expect(await ask(method, path, JSON.stringify(body))).toBeLessThan(500);
  });
  await fc.assert(cases, { numRuns: 200 });
});

const UNSTORABLE_SEGMENTS = ['%00', 'a%00b', '%ED%A0%80', '2147483648', `-${2 ** 53}`];
const ODD_SEGMENTS = [
  '0',
  '-1',
  '11002',
  '1.5',
  '1e9',
  'NaN',
  'eq.11002',
  '*',
  '..%2f..%2fetc%2fpasswd',
  '%252e%252e',
  '__proto__',
  'constructor',
  '%F0%9F%8D%B8',
  '%zz',
  '%E9',
  "'%3B%20drop%20table%20menus",
  '%0D%0Aset-cookie:a=b',
  'x'.repeat(4_000),
  '00000000-0000-4000-8000-000000000000',
];
const WITH_PARAMETER = ROUTES.filter(({ path }) => path.includes('/:'));

it.each(WITH_PARAMETER)('$method $path fails for no parameter', async ({ method, path }) => {
  const body = BODIES.find(([, known]) => known === path)?.[2];
  const fill = (segment: string) => path.replace(/:\w+/, () => segment);
  const text = method === 'PUT' ? JSON.stringify(body) : undefined;
  for (const segment of UNSTORABLE_SEGMENTS) {
    expect([segment, await ask(method, fill(segment), text)]).toEqual([segment, 400]);
  }
  for (const segment of ODD_SEGMENTS) expect(await ask(method, fill(segment), text)).toBeLessThan(500);
});

const QUERY_NAMES = [
  'next',
  'lang',
  'code',
  'state',
  'error',
  'token_hash',
  'type',
  'words',
  'for',
  'x',
  '__proto__',
];
const READING = ROUTES.filter(({ method }) => method === 'GET');

it.each(READING)('$method $path fails for no query', async ({ method, path }) => {
  const filled = path.replace(/:\w+/, 'x').replace('*', 'x');
  for (const [number, name] of QUERY_NAMES.entries()) {
    const [value] = someOf(['%00', '/%00', '%ED%A0%80'], number, 1);
    expect(await ask(method, `${filled}?${name}=${value}`)).toBe(400);
  }
  expect(await ask(method, `${filled}?%00=1`)).toBe(400);
  for (const value of [...ODD_SEGMENTS, '99999999999', '//evil.example', '%5C%5Cevil.example', '']) {
    const query = QUERY_NAMES.map((name) => `${name}=${value}`).join('&');
    expect(await ask(method, `${filled}?${query}`)).toBeLessThan(500);
  }
});

it.each(['\0', '\ud83c', 'x'.repeat(3_000), '{"firstName":"\\u0000"}', '{"next":1}', '[]', '%00'])(
  'a sign-in that remembers %j is as none',
  async (text) => {
    const browser = new TestBrowser('2001:db8:ffff::1');
    browser.cookies.set('mixmaster-sign-in', encodeURIComponent(text.toWellFormed()));
    for (const path of ['/api/auth/callback?code=x', '/api/auth/confirm?token_hash=x&type=magiclink']) {
      expect((await browser.get(path)).status).toBe(302);
    }
  },
);

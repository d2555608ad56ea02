import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { FILE_HEADERS, FUNCTION_HEADERS, GUEST_PAGE_HEADERS } from '../../netlify/lib/securityHeaders.ts';
import { hostFunctions } from './functionHost.ts';
import { readNetlifyConfig } from './netlifyConfig.ts';
import { publishFolder } from './publishedFiles.ts';
import { createSite } from './site.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const LONG_SCRIPT = `export const text = '${'x'.repeat(2_000)}';`;

const built = join(temporaryFolder(), 'dist');
for (const [path, text] of Object.entries({
  'index.html': 'home',
  'cocktails.html': 'cocktails',
  'cocktail/11001.html': 'Margarita',
  'nl.html': 'thuis',
  '404.html': 'not found',
  'nl/404.html': 'niet gevonden',
  '_astro/app.js': LONG_SCRIPT,
  'api/en/cocktails.json': '["en"]',
  'api/nl/cocktails.json': '["nl"]',
  'api/en/cocktails/11001.json': '{"id":"11001"}',
})) {
  mkdirSync(dirname(join(built, path)), { recursive: true });
  writeFileSync(join(built, path), text);
}
writeFileSync(join(dirname(built), 'secret.txt'), 'outside');

const respond = createSite({
  config: readNetlifyConfig(resolve('netlify.toml')),
  files: publishFolder(built),
  functions: hostFunctions(resolve('netlify/functions')),
});

beforeEach(() => {
  // The security log.
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
});

function ask(path: string, init?: RequestInit): Promise<Response> {
  return respond(new Request(new URL(path, 'http://localhost:4321'), init), '127.0.0.1');
}

it.each([
  ['/', 200, 'home'],
  ['/cocktails', 200, 'cocktails'],
  ['/cocktails/', 200, 'cocktails'],
  ['/cocktails.html', 200, 'cocktails'],
  ['/cocktail/11001', 200, 'Margarita'],
  ['/nl', 200, 'thuis'],
  ['/nothing', 404, 'not found'],
  ['/nl/nothing', 404, 'niet gevonden'],
  ['/nl/nothing?x=1', 404, 'niet gevonden'],
  ['/nothing?x=1', 404, 'not found'],
  ['/%zz', 404, 'not found'],
  ['/..%2fsecret.txt', 404, 'not found'],
  ['/api/cocktails', 200, '["en"]'],
  ['/api/cocktails?lang=nl', 200, '["nl"]'],
  ['/api/cocktails/11001', 200, '{"id":"11001"}'],
])('answers %s with %i and %s', async (path, status, text) => {
  const answer = await ask(path);
  expect([answer.status, await answer.text()]).toEqual([status, text]);
});

it.each(['/api/cocktails/9', '/api/cocktails/9?lang=nl', '/api/en/cocktails/9.json', '/api/x/y', '/api'])(
  'answers %s with 404 in JSON',
  async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(await answer.json()).toMatchObject({ code: 'not_found' });
  },
);

it('answers a method that a route does not take like an unknown route', async () => {
  const answer = await ask('/api/auth/user', { method: 'DELETE' });
  expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'not_found' }]);
});

it.each([
  ['/cocktails/11001?utm=1', '/cocktail/11001?utm=1'],
  ['/nl/cocktails/11001/', '/nl/cocktail/11001'],
  ['/fr/cocktails/cocktails', '/fr/cocktail/cocktails'],
])('sends the plural %s on to the singular %s', async (path, location) => {
  const answer = await ask(path);
  expect([answer.status, answer.headers.get('location')]).toEqual([301, location]);
});

it.each([
  ['a page', '/cocktails', FILE_HEADERS],
  ['a script', '/_astro/app.js', FILE_HEADERS],
  ['a page that is not there', '/nothing', FILE_HEADERS],
  ['one in another language', '/nl/nothing?x=1', FILE_HEADERS],
  ['a file of the API', '/api/cocktails', FILE_HEADERS],
  ['a copy that is still good', '/cocktails.html', FILE_HEADERS],
  ['a move', '/cocktails/11001', FUNCTION_HEADERS],
  ['an address of the API that is not there', '/api/nothing', FUNCTION_HEADERS],
  ['a refusal', '/api/auth/user', FUNCTION_HEADERS],
  ['a redirect', '/api/auth/login', FUNCTION_HEADERS],
  ['a hostile address', '/api/menus/%00', FUNCTION_HEADERS],
  ['a menu that is not there', '/de/menu/nothing', { ...FUNCTION_HEADERS, ...GUEST_PAGE_HEADERS }],
])('protects the reader of %s', async (_, path, headers) => {
  const copy = { 'if-none-match': (await ask(path)).headers.get('etag') ?? '""' };
  for (const answer of [await ask(path), await ask(path, { headers: copy })]) {
    expect(Object.fromEntries(answer.headers)).toMatchObject(headers);
  }
});

it('protects the reader of a 404 also where the built site lacks its page', async () => {
  const empty = publishFolder(temporaryFolder());
  const config = readNetlifyConfig(resolve('netlify.toml'));
  const bare = createSite({ config, files: empty, functions: { find: () => Promise.resolve(undefined) } });
  const answer = await bare(new Request('http://localhost:4321/nothing'), '127.0.0.1');
  expect(answer.status).toBe(404);
  expect(Object.fromEntries(answer.headers)).toMatchObject(FILE_HEADERS);
});

it('lets functions answer before files', async () => {
  expect((await ask('/api/auth/user')).status).toBe(401);
});

it('serves no file to a method that does not read', async () => {
  expect((await ask('/cocktails', { method: 'POST' })).status).toBe(404);
});

it('says that a copy is still good, but never for a page that is not there', async () => {
  const etag = (await ask('/404.html')).headers.get('etag') ?? '';
  expect((await ask('/404.html', { headers: { 'if-none-match': etag } })).status).toBe(304);
  expect((await ask('/nothing', { headers: { 'if-none-match': etag } })).status).toBe(404);
});

it('compresses text for those who can read it', async () => {
  const plain = await ask('/_astro/app.js');
  expect(await plain.text()).toBe(LONG_SCRIPT);
  const packed = await ask('/_astro/app.js', { headers: { 'accept-encoding': 'gzip, br' } });
  expect(packed.headers.get('content-encoding')).toBe('gzip');
  expect((await packed.arrayBuffer()).byteLength).toBeLessThan(500);
  expect(packed.headers.get('cache-control')).toContain('immutable');
});

it.each(['', '/', '/.'])(
  'finds the files of a folder that is written with "%s" at its end',
  async (ending) => {
    const answer = await publishFolder(built + ending).find(
      '/cocktails',
      new Request('http://localhost:4321'),
    );
    expect(await answer?.text()).toBe('cocktails');
  },
);

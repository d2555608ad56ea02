import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { FILE_HEADERS, FUNCTION_HEADERS } from '../../netlify/lib/securityHeaders.ts';
import { sendRaw } from '../attack/sendRaw.ts';
import { hostFunctions, type FunctionHost } from './functionHost.ts';
import { serveHttp } from './httpServer.ts';
import { readNetlifyConfig } from './netlifyConfig.ts';
import { publishFolder } from './publishedFiles.ts';
import { createSite } from './site.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const LONG_SCRIPT = `export const text = '${'x'.repeat(2_000)}';`;

const project = temporaryFolder();
for (const [path, text] of Object.entries({
  'dist/index.html': 'home',
  'dist/cocktails.html': 'cocktails',
  'dist/cocktail/margarita.html': 'Margarita',
  'dist/nl.html': 'thuis',
  'dist/_astro/app.js': LONG_SCRIPT,
  'dist/.well-known/security.txt': 'Contact: /contact',
  'secret.txt': 'outside',
  // In the place of what @astrojs/netlify builds.
  'functions/ssr/ssr.mjs': `export default (request) => new Response('page of ' + new URL(request.url).pathname, { status: 404 });
    export const config = { path: '/*', preferStatic: true, name: 'Astro SSR', includedFiles: ['**/*'], nodeBundler: 'none' };`,
})) {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), text);
}

// By itself: beside the project's own a build may be at work.
copyFileSync('netlify.toml', join(project, 'netlify.toml'));
const { headers: rules } = readNetlifyConfig(join(project, 'netlify.toml'));
const immutable = { for: '/_astro/*', values: { 'Cache-Control': 'public, max-age=31536000, immutable' } };
const files = publishFolder(join(project, 'dist'), [...rules, immutable]);
const functions = hostFunctions(resolve('netlify/functions'), join(project, 'functions'));

const servers: Awaited<ReturnType<typeof serveHttp>>[] = [];
async function serve(site: ReturnType<typeof createSite>): Promise<number> {
  const server = await serveHttp({ host: '127.0.0.1', port: 0 }, site);
  servers.push(server);
  return server.port;
}

let port = 0;
beforeAll(async () => {
  port = await serve(createSite({ functions, files }));
});
afterAll(() => {
  for (const server of servers) server.close();
});
beforeEach(() => {
  // The security log.
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
});

/** Asks for a path as it is written. */
const ask = (path: string, { method = 'GET', headers = {}, of = port } = {}) =>
  sendRaw(`http://127.0.0.1:${of}`, { method, path, headers });

it.each([
  ['/', 200, 'home'],
  ['/cocktails', 200, 'cocktails'],
  ['/cocktails/', 200, 'cocktails'],
  ['/cocktails.html', 200, 'cocktails'],
  ['/cocktails?lang=de', 200, 'cocktails'],
  ['/cocktail/margarita', 200, 'Margarita'],
  ['/nl', 200, 'thuis'],
  ['/.well-known/security.txt', 200, 'Contact: /contact'],
  ['/nothing', 404, 'page of /nothing'],
  ['/nl/nothing?x=1', 404, 'page of /nl/nothing'],
  ['/%zz', 404, 'page of /%zz'],
  ['/..%2fsecret.txt', 404, 'page of /..%2fsecret.txt'],
  ['/../secret.txt', 404, 'page of /secret.txt'],
  ['/./cocktails', 200, 'cocktails'],
  ['/de/../cocktails?x=1', 200, 'cocktails'],
  ['//cocktails', 404, 'page of //cocktails'],
  ['/api/nothing', 404, 'page of /api/nothing'],
])('answers %s with %i and %s', async (path, status, text) => {
  const answer = await ask(path);
  expect([answer.status, answer.text]).toEqual([status, text]);
});

it('leaves a method that a route does not take to the function of the pages', async () => {
  expect((await ask('/api/auth/user', { method: 'DELETE' })).text).toBe('page of /api/auth/user');
  expect((await ask('/cocktails', { method: 'POST' })).text).toBe('page of /cocktails');
});

it.each([
  ['a page', '/cocktails', FILE_HEADERS],
  ['a script', '/_astro/app.js', FILE_HEADERS],
  ['a copy that is still good', '/cocktails.html', FILE_HEADERS],
  ['a refusal', '/api/auth/user', FUNCTION_HEADERS],
  ['a redirect', '/api/auth/login', FUNCTION_HEADERS],
  ['a recipe', '/api/cocktails/11002?lang=de', FUNCTION_HEADERS],
  ['a recipe that is not there', '/api/cocktails/9', FUNCTION_HEADERS],
  ['a hostile address', '/api/cocktails/%00', FUNCTION_HEADERS],
])('protects the reader of %s', async (_, path, headers) => {
  const copy = { 'if-none-match': (await ask(path)).headers.etag ?? '""' };
  for (const answer of [await ask(path), await ask(path, { headers: copy })]) {
    expect(answer.headers).toMatchObject(headers);
  }
});

it('protects the reader of a 404 also where no function answers for pages', async () => {
  const bare = await serve(createSite({ functions: { find: async () => undefined }, files }));
  const answer = await ask('/nothing', { of: bare });
  expect(answer.status).toBe(404);
  expect(answer.headers).toMatchObject(FILE_HEADERS);
});

it('lets functions answer before files', async () => {
  expect((await ask('/api/auth/user')).status).toBe(401);
});

it('says that a copy is still good, and gives parts of a file', async () => {
  const { headers } = await ask('/_astro/app.js');
  const copy = await ask('/_astro/app.js', { headers: { 'if-none-match': headers.etag } });
  expect([copy.status, copy.text]).toEqual([304, '']);
  const part = await ask('/_astro/app.js', { headers: { range: 'bytes=0-5' } });
  expect([part.status, part.text]).toEqual([206, 'export']);
});

it.each([
  ['/_astro/app.js', 'public, max-age=31536000, immutable'],
  ['/cocktail/margarita', 'public, max-age=0, must-revalidate'],
  ['/api/shots?lang=fr', 'public, max-age=300, stale-while-revalidate=86400'],
])('caches %s as %s', async (path, expected) => {
  expect((await ask(path)).headers['cache-control']).toBe(expected);
});

it('hands a header of a file to no other answer', async () => {
  expect((await ask('/_astro/nothing.js')).headers['cache-control']).toBeUndefined();
});

/** A function at the path `/api/<name>` that answers as told. */
function hostOf(answers: Record<string, (request: Request) => Promise<Response>>): FunctionHost {
  return {
    async find(pathname) {
      const run = answers[pathname.replace('/api/', '')];
      if (pathname === '/api/broken') throw new Error('Syntax error');
      return run && { prefersStatic: false, run };
    },
  };
}

it('hands on what is no function, and whatever its method, to a server of pages', async () => {
  const site = createSite({ functions: hostOf({}), files: (_incoming, _outgoing, next) => next() });
  const server = await serveHttp({ host: '127.0.0.1', port: 0 }, (incoming, outgoing) =>
    site(incoming, outgoing, () => outgoing.end(`Astro: ${incoming.method} ${incoming.url}`)),
  );
  servers.push(server);
  expect((await ask('/de/cocktails', { of: server.port })).text).toBe('Astro: GET /de/cocktails');
  expect((await ask('/api/x', { of: server.port, method: 'PUT' })).text).toBe('Astro: PUT /api/x');
});

it('reports a function that cannot be loaded', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const of = await serve(createSite({ functions: hostOf({}), files }));
  const answer = await ask('/api/broken', { of });
  expect(answer.status).toBe(500);
  expect(answer.headers).toMatchObject(FUNCTION_HEADERS);
  expect(reported).toHaveBeenCalledWith(new Error('Syntax error'));
});

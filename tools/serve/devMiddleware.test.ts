import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createDevMiddleware } from './devMiddleware.ts';
import type { FunctionHost } from './functionHost.ts';
import { readNetlifyConfig } from './netlifyConfig.ts';

const functions: FunctionHost = {
  async find(pathname, method) {
    if (pathname === '/api/broken') throw new Error('Syntax error');
    if (pathname === '/api/echo' && method === 'POST') {
      return {
        prefersStatic: false,
        run: async (request) => new Response(await request.text(), twoCookies()),
      };
    }
    if (pathname === '/api/stream') return { prefersStatic: false, run: async (request) => endless(request) };
    if (/^\/api\/(en|nl)\//.test(pathname)) {
      return { prefersStatic: true, run: async () => Response.json({ code: 'not_found' }, { status: 404 }) };
    }
    return undefined;
  },
};

/** Streams one word and waits; `left` tells when the caller is gone. */
const left = Promise.withResolvers<string>();
function endless({ signal }: Request): Response {
  signal.addEventListener('abort', () => left.resolve('left'));
  const start = (controller: ReadableStreamDefaultController) => {
    controller.enqueue(new TextEncoder().encode('first'));
  };
  return new Response(new ReadableStream({ start }), { headers: { 'content-type': 'text/event-stream' } });
}

function twoCookies(): ResponseInit {
  return {
    headers: [
      ['set-cookie', 'a=1; Path=/'],
      ['set-cookie', 'b=2; Path=/'],
    ],
  };
}

let server: Server;
let site: string;
beforeAll(async () => {
  const handle = createDevMiddleware(readNetlifyConfig(resolve('netlify.toml')), functions);
  server = createServer((request, response) =>
    handle(request, response, () => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const isKnown = ['/', '/nl/cocktails', '/nl/404', '/api/nl/cocktails.json'].includes(pathname);
      if (pathname === '/api/en/shots.json') response.writeHead(500);
      else if (!isKnown) response.writeHead(404);
      response.end(`Astro: ${pathname}`);
    }),
  ).listen(0, 'localhost');
  await once(server, 'listening');
  site = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

it.each([
  ['/', 200, 'Astro: /'],
  ['/nothing', 404, 'Astro: /nothing'],
  ['/nl/cocktails', 200, 'Astro: /nl/cocktails'],
  ['/nl/nothing', 404, 'Astro: /nl/404'],
  ['/nl/nothing?x=1', 404, 'Astro: /nl/404'],
  ['/api/cocktails?lang=nl', 200, 'Astro: /api/nl/cocktails.json'],
  ['/api/nl/cocktails.json', 200, 'Astro: /api/nl/cocktails.json'],
  ['/api/cocktails/9', 404, '{"code":"not_found"}'],
  ['/api/nothing', 404, '{"code":"not_found"}'],
])('answers %s with %i %s', async (path, status, text) => {
  const answer = await fetch(site + path);
  expect([answer.status, await answer.text()]).toEqual([status, text]);
});

it('passes on what fails in Astro instead of calling it not found', async () => {
  const answer = await fetch(`${site}/api/shots`);
  expect([answer.status, await answer.text()]).toEqual([500, 'Astro: /api/en/shots.json']);
});

it('gives a function the body and keeps its cookies apart', async () => {
  const answer = await fetch(`${site}/api/echo`, { method: 'POST', body: 'hello' });
  expect(await answer.text()).toBe('hello');
  expect(answer.headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2; Path=/']);
});

it('streams what a function answers, and tells it when the caller leaves', async () => {
  const leaving = new AbortController();
  const { body } = await fetch(`${site}/api/stream`, { signal: leaving.signal });
  const { value } = (await body?.getReader().read()) ?? {};
  expect(new TextDecoder().decode(value)).toBe('first');
  leaving.abort();
  expect(await left.promise).toBe('left');
});

it('reports a function that cannot be loaded', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect((await fetch(`${site}/api/broken`)).status).toBe(500);
  expect(reported).toHaveBeenCalledWith(new Error('Syntax error'));
});

it('asks Astro where the caller found this server', async () => {
  const asked = vi.spyOn(globalThis, 'fetch');
  await fetch(`${site}/api/cocktails?lang=nl`);
  const { address, family, port } = server.address() as AddressInfo;
  const host = family === 'IPv6' ? `[${address}]` : address;
  expect(String(asked.mock.lastCall?.[0])).toBe(`http://${host}:${port}/api/nl/cocktails.json?lang=nl`);
});

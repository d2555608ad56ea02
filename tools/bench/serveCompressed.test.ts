import { createServer, type Server } from 'node:http';
import { connect } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { compress, secure } from './serveCompressed.ts';

const opened: { close(): void }[] = [];
afterEach(() => {
  for (const site of opened.splice(0)) site.close();
});

async function siteOf(server: Server) {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const site = {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  opened.push(site);
  return site;
}

test('a text comes compressed, a picture as it is', async () => {
  const page = 'a page of many words '.repeat(200);
  const site = await siteOf(
    createServer(({ url }, response) => {
      response.setHeader('Content-Type', url === '/picture' ? 'image/avif' : 'text/html').end(page);
    }),
  );
  const served = await compress(site);
  opened.push(served);
  const [text, picture] = await Promise.all([fetch(`${served.url}/`), fetch(`${served.url}/picture`)]);
  expect(text.headers.get('content-encoding')).toBe('br');
  expect(await text.text()).toBe(page);
  expect(picture.headers.get('content-encoding')).toBeNull();
});

test('a request breaks off where the site is closed in the middle of its answer', async () => {
  const { promise: isBegun, resolve: begun } = Promise.withResolvers<unknown>();
  const site = await siteOf(
    createServer((_, response) => {
      response.write('The first half');
      begun(true);
    }),
  );
  const served = await compress(site);
  opened.push(served);
  const asked = fetch(served.url);
  await isBegun;
  site.close();
  await expect(asked).rejects.toThrow('fetch failed');
});

test('a browser may speak HTTP/2 with it, and is broken off where the site is closed', async () => {
  const page = 'a page of many words '.repeat(200);
  const site = await siteOf(
    createServer((_, response) => response.setHeader('Content-Type', 'text/html').end(page)),
  );
  const served = await secure(site);
  const session = connect(served.url, { rejectUnauthorized: false });
  const isClosed = new Promise((closed) => session.on('close', closed));
  const stream = session.request({ ':path': '/' });
  const headers = await new Promise<Record<string, unknown>>((given) => stream.on('response', given));
  expect(headers).toMatchObject({ ':status': 200, 'content-encoding': 'br' });
  expect(await (await fetch(served.plainUrl)).text()).toBe(page);
  served.close();
  await isClosed;
});

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { compress } from './serveCompressed.ts';

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

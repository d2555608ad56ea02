import { createServer, type Server } from 'node:http';
import { connect } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { secure } from './serveSecurely.ts';

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

test('a browser may speak HTTP/2 with it, and is broken off where the site is closed', async () => {
  const page = 'a page of many words '.repeat(200);
  const site = await siteOf(
    createServer(({ url }, response) => {
      response.setHeader('Content-Type', url === '/picture' ? 'image/avif' : 'text/html').end(page);
    }),
  );
  const served = await secure(site);
  const session = connect(served.url, { rejectUnauthorized: false });
  const isClosed = new Promise((closed) => session.on('close', closed));
  const headersOf = (path: string) => {
    const stream = session.request({ ':path': path });
    return new Promise<Record<string, unknown>>((given) => stream.on('response', given));
  };
  expect(await headersOf('/')).toMatchObject({ ':status': 200, 'content-encoding': 'br' });
  expect(await headersOf('/picture')).not.toHaveProperty('content-encoding');
  expect(await (await fetch(served.plainUrl)).text()).toBe(page);
  served.close();
  await isClosed;
});

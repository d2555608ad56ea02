import { createSecureServer, type Http2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';
import { generate } from 'selfsigned';
import { serveBuilt } from './serveBuilt.ts';

/** As a CDN compresses on the fly. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const IS_TEXT = /^(text\/|application\/(json|javascript|manifest\+json|xml)|image\/svg)/;
/** Headers that speak of one connection, or of a body as it was before it was compressed. */
const OWN_TO_A_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'date']);

interface Site {
  url: string;
  close(): void;
}

interface SecureSite extends Site {
  /** Where the same site is had without a certificate, and not compressed. */
  plainUrl: string;
}

/** Serves the built site as {@link secure} does. */
export async function serveSecurely(): Promise<SecureSite> {
  return secure(await serveBuilt());
}

/**
 * Serves a site compressed and as a CDN speaks to browsers: over HTTP/2, with a certificate that nobody vouches for.
 */
export async function secure(site: Site): Promise<SecureSite> {
  const answer = compressing(site);
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
  const sessions = new Set<Http2Session>();
  const server = createSecureServer({ key, cert }, (request, response) => {
    answer(request.url)
      .then(({ status, headers, body }) => {
        response.writeHead(status, headers).end(body);
      })
      .catch(() => {
        response.stream.destroy();
      });
  });
  server.on('session', (session: Http2Session) => {
    sessions.add(session.on('close', () => sessions.delete(session)));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    plainUrl: site.url,
    close() {
      for (const session of sessions) session.destroy();
      server.close();
      site.close();
    },
  };
}

/** The answers of a site, texts compressed. */
function compressing(site: Site) {
  const compressed = new Map<string, Buffer>();
  return async (path: string) => {
    const given = await fetch(site.url + path, { redirect: 'manual' });
    const headers = Object.fromEntries([...given.headers].filter(([name]) => !OWN_TO_A_HOP.has(name)));
    const body = Buffer.from(await given.arrayBuffer());
    if (!IS_TEXT.test(headers['content-type'] ?? '')) return { status: given.status, headers, body };
    const small = compressed.get(path) ?? brotliCompressSync(body, QUALITY);
    compressed.set(path, small);
    return { status: given.status, headers: { ...headers, 'content-encoding': 'br' }, body: small };
  };
}

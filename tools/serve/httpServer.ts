import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { getRequestListener } from '@hono/node-server';
import { FUNCTION_HEADERS } from '../../netlify/lib/securityHeaders.ts';
import type { Address } from './port.ts';

interface HttpServer {
  port: number;
  close(): void;
}

/**
 * Milliseconds for which a connection may lie idle. After the five seconds of Node a caller might use one again in the
 * moment in which it is closed.
 */
const KEEP_ALIVE = 65_000;

/** Listens at an address, at any free port for port 0. */
export async function serveHttp({ host, port }: Address, listener: RequestListener): Promise<HttpServer> {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE }, listener).listen(port, host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/**
 * Answers each request by `respond`; what it throws goes to the terminal and is answered with 500. A caller who still
 * sends while the connection is closed loses the answer. So Node takes the rest of a body that nobody reads; where the
 * caller wants the connection closed after the answer, the rest is taken before it.
 */
export function listenWith(respond: (request: Request, ip: string) => Promise<Response>) {
  return getRequestListener(
    async (request, { incoming }) => {
      const answer = await respond(request, incoming.socket?.remoteAddress ?? '').catch(answerFailure);
      if (incoming.headers.connection?.toLowerCase() === 'close' && !incoming.complete)
        await throwAwayTheRest(incoming);
      return answer;
    },
    { overrideGlobalObjects: false, autoCleanupIncoming: false },
  );
}

async function throwAwayTheRest(body: Readable): Promise<void> {
  await finished(body.resume()).catch(() => {
    // The caller has left, and hears no answer.
  });
}

/** Says in the terminal what failed, and nothing of it to the caller. */
export function answerFailure(error: unknown): Response {
  console.error(error);
  return new Response('The server failed; the terminal says why.', {
    status: 500,
    headers: FUNCTION_HEADERS,
  });
}

/** The path that a request asks for, without dots; two slashes at its beginning are no host. */
export function getPath(incoming: IncomingMessage): string {
  return addressOf(incoming)?.pathname ?? '/';
}

/** The query of a request with its question mark; '' where there is none. */
export function getQuery(incoming: IncomingMessage): string {
  return addressOf(incoming)?.search ?? '';
}

function addressOf({ url = '/' }: IncomingMessage): URL | null {
  return URL.parse(url.startsWith('/') ? `http://localhost${url}` : url);
}

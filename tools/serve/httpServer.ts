import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { FUNCTION_HEADERS } from '../../netlify/lib/securityHeaders.ts';
import type { Address } from './port.ts';

interface HttpServer {
  port: number;
  close(): void;
}

/** Serves `respond` over HTTP; what it throws goes to the terminal and is answered with 500. */
export async function serveHttp(
  { host, port }: Address,
  respond: (request: Request, ip: string) => Promise<Response>,
): Promise<HttpServer> {
  const server = serve({
    fetch: (request, { incoming }) =>
      respond(request, incoming.socket?.remoteAddress ?? '').catch(answerFailure),
    hostname: host,
    port,
    overrideGlobalObjects: false,
  }) as Server;
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function answerFailure(error: unknown): Response {
  console.error(error);
  return new Response('The server failed; the terminal says why.', {
    status: 500,
    headers: FUNCTION_HEADERS,
  });
}

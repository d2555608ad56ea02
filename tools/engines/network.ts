import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** The way from a browser to the site. It can be cut, and single paths can be refused. */
export interface Network {
  url: string;
  cut(): void;
  restore(): void;
  /** Breaks off the requests to a path from now on, until `clear`. */
  refuse(path: string): void;
  clear(): void;
  close(): void;
}

/**
 * Starts a proxy in front of a site. Both engines meet the same network by it, as they have no common command to go
 * offline.
 * @param headers that every request gets besides
 */
export async function startNetwork(site: string, headers: Record<string, string>): Promise<Network> {
  const { hostname: host, port } = new URL(site);
  const sockets = new Set<Socket>();
  const refused = new Set<string>();
  let isCut = false;

  const server = createServer((incoming, response) => {
    const { pathname } = new URL(incoming.url ?? '/', site);
    if (isCut || refused.has(pathname)) incoming.socket.destroy();
    else pass(incoming, response);
  });
  server.on('connection', (socket) => {
    if (isCut) {
      socket.destroy();
      return;
    }
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });

  function pass(incoming: IncomingMessage, response: ServerResponse): void {
    const { method, url: path } = incoming;
    const all = { ...incoming.headers, ...headers };
    const passed = request({ host, port, method, path, headers: all }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', () => response.destroy());
    response.on('close', () => passed.destroy());
    incoming.pipe(passed);
  }

  await new Promise<void>((resolve) =>
    server.listen(Number(process.env['TEST_PORT'] ?? 0), '127.0.0.1', resolve),
  );
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    cut() {
      isCut = true;
      for (const socket of sockets) socket.destroy();
    },
    restore() {
      isCut = false;
    },
    refuse: (path) => refused.add(path),
    clear() {
      refused.clear();
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** What a request that is not passed on gets: an answer in JSON, or a broken connection. */
export type Reply = { status?: number; json: unknown } | 'abort';

/** The way from a browser to the site. It can be cut, and single requests can be answered in the place of the site. */
export interface Network {
  url: string;
  cut(): void;
  restore(): void;
  /** Answers the requests to a path from now on, with `*` for any part of it, until `clear`. */
  answer(path: string, reply: Reply): void;
  clear(): void;
  close(): void;
}

/**
 * Starts a proxy in front of a site. Both engines meet the same network by it, as they have no common command to go
 * offline.
 * @param headers that every request gets besides
 * @param isKept whether browsers may keep what the site lets them keep; else each file is asked for each time
 */
export async function startNetwork(
  site: string,
  headers: Record<string, string> = {},
  isKept = true,
): Promise<Network> {
  const target = new URL(site);
  const sockets = new Set<Socket>();
  const replies = new Map<string, Reply>();
  let isCut = false;

  const server = createServer((incoming, response) => {
    const reply = findReply(replies, new URL(incoming.url ?? '/', site).pathname);
    if (isCut || reply === 'abort') incoming.socket.destroy();
    else if (reply)
      response
        .writeHead(reply.status ?? 200, { 'content-type': 'application/json' })
        .end(JSON.stringify(reply.json));
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
    const passed = request(
      {
        host: target.hostname,
        port: target.port,
        method,
        path,
        headers: { ...incoming.headers, ...headers },
      },
      (answer) => {
        const own = isKept ? {} : { 'cache-control': 'no-store' };
        response.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...own });
        answer.pipe(response);
      },
    );
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
    answer(path, reply) {
      replies.set(path, reply);
    },
    clear() {
      replies.clear();
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function findReply(replies: ReadonlyMap<string, Reply>, path: string): Reply | undefined {
  for (const [pattern, reply] of replies) if (matches(path, pattern)) return reply;
  return undefined;
}

/** Whether a path holds the parts between the `*` of a pattern, in their order, from its begin to its end. */
function matches(path: string, pattern: string): boolean {
  const [first = '', ...rest] = pattern.split(/\*+/);
  if (!path.startsWith(first)) return false;
  let from = first.length;
  for (const part of rest) {
    const at = path.indexOf(part, from);
    if (at === -1) return false;
    from = at + part.length;
  }
  return from === path.length || pattern.endsWith('*');
}

import { once } from 'node:events';
import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** How a service ails. */
type Ailment =
  | { kind: 'well' }
  /** Does what it is asked, after some milliseconds. */
  | { kind: 'slow'; pause: number }
  /** Nobody answers at its address. */
  | { kind: 'down' }
  /** Takes the question and says nothing. */
  | { kind: 'silent' }
  /** Breaks off in the middle of its answer. */
  | { kind: 'drops' }
  /** Reads well, and writes what it is asked, but breaks off before it says so. */
  | { kind: 'drops-after-writing' }
  /** Answers in the place of the service, as a gateway does. */
  | { kind: 'answers'; status: number; type: string; body: string };

const answers = (status: number, type: string, body: string): Ailment => ({
  kind: 'answers',
  status,
  type,
  body,
});
const JSON_TYPE = 'application/json';

/** The ailments in which nothing is done, by what the table calls them. */
export const AILMENTS: Readonly<Record<string, Ailment>> = {
  'is down': { kind: 'down' },
  'says nothing': { kind: 'silent' },
  'drops in mid-answer': { kind: 'drops' },
  'answers 401': answers(401, JSON_TYPE, '{"message":"Invalid API key"}'),
  'answers 402': answers(402, JSON_TYPE, '{"message":"exceed_egress_quota"}'),
  'answers 429': answers(429, JSON_TYPE, '{"message":"Too many requests"}'),
  'answers 500': answers(500, JSON_TYPE, '{"message":"Internal server error"}'),
  'answers 503 with a page': answers(503, 'text/html', '<!doctype html><title>Unavailable</title>'),
  'answers 200 with a page': answers(200, 'text/html', '<!doctype html><title>Maintenance</title>'),
  'answers half a JSON': answers(200, JSON_TYPE, '{"id":"0000'),
};

interface FaultyProxy {
  url: string;
  /** How the service is from now on. */
  be(ailment: Ailment): void;
  close(): void;
}

/** Stands before a service at this machine's own address and has it ail. */
export async function startFaultyProxy(service: string): Promise<FaultyProxy> {
  let now: Ailment = { kind: 'well' };
  const server = createServer((request, response) => void treat(request, response));

  async function treat(request: IncomingMessage, response: ServerResponse): Promise<void> {
    switch (now.kind) {
      case 'slow':
        await sleep(now.pause);
        return forward(service, request, response);
      case 'well':
        return forward(service, request, response);
      case 'drops-after-writing':
        return forward(service, request, response, request.method !== 'GET');
      case 'down':
        request.socket.destroy();
        return;
      case 'silent':
        return;
      case 'drops':
        response.writeHead(200, { 'content-type': JSON_TYPE, 'content-length': '1000' });
        response.write('[{"id":', () => response.destroy());
        return;
      case 'answers':
        response.writeHead(now.status, { 'content-type': now.type, connection: 'close' }).end(now.body);
    }
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    be(ailment) {
      now = ailment;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function forward(
  service: string,
  request: IncomingMessage,
  response: ServerResponse,
  dropsAnswer = false,
): void {
  const { method, url = '/', headers } = request;
  const passed = send(new URL(url, service), { method, headers }, (answer) => {
    if (dropsAnswer) {
      answer.resume().on('end', () => response.destroy());
      return;
    }
    // No connection outlasts how the service was when it began.
    response.writeHead(answer.statusCode ?? 502, { ...answer.headers, connection: 'close' });
    answer.pipe(response);
  });
  passed.on('error', () => response.destroy());
  request.pipe(passed);
}

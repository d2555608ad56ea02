import { request, type IncomingHttpHeaders } from 'node:http';

/** A request as it goes over the wire: nothing is tidied on the way. */
export interface Order {
  method: string;
  /** Sent as it is: dots, double slashes and percent signs included. */
  path: string;
  headers?: Record<string, string>;
  /** A string is sent as it is, everything else as JSON. */
  body?: unknown;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

const PATIENCE_MS = 15_000;

/**
 * Sends one request over a connection of its own.
 * @param patience milliseconds without a byte after which nobody waits any longer
 */
export function sendRaw(
  site: string,
  { method, path, headers = {}, body }: Order,
  patience = PATIENCE_MS,
): Promise<Answer> {
  const { hostname, port } = new URL(site);
  const payload = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const call = request(
      {
        hostname,
        port,
        method,
        path,
        agent: false,
        timeout: patience,
        headers: {
          ...(payload !== undefined && {
            'content-type': 'application/json',
            'content-length': String(Buffer.byteLength(payload)),
          }),
          ...headers,
        },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8');
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text });
        });
      },
    );
    call.on('timeout', () => call.destroy(new Error(`${method} ${path} was not answered in time.`)));
    call.on('error', reject);
    call.end(payload);
  });
}

import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { FUNCTION_HEADERS } from '../../netlify/lib/securityHeaders.ts';
import { eventually } from '../test/patience.ts';
import { listenWith, serveHttp } from './httpServer.ts';

const ANYWHERE = { host: '127.0.0.1', port: 0 };

let server: Awaited<ReturnType<typeof serveHttp>> | undefined;
afterEach(() => server?.close());

async function serve(respond: (request: Request, ip: string) => Promise<Response>): Promise<string> {
  server = await serveHttp(ANYWHERE, listenWith(respond));
  return `http://127.0.0.1:${server.port}`;
}

it('keeps several cookies apart', async () => {
  const url = await serve(async () => {
    const headers = new Headers();
    headers.append('set-cookie', 'a=1; Expires=Thu, 01 Jan 2026 00:00:00 GMT');
    headers.append('set-cookie', 'b=2');
    return new Response('', { headers });
  });
  const { headers } = await fetch(url);
  expect(headers.getSetCookie()).toEqual(['a=1; Expires=Thu, 01 Jan 2026 00:00:00 GMT', 'b=2']);
});

it('keeps a connection open for longer than a caller is likely to think', async () => {
  const url = await serve(async () => new Response(''));
  const { headers } = await fetch(url);
  expect(headers.get('keep-alive')).toBe('timeout=65');
});

it('streams an answer while it is made, and tells its maker when the caller leaves', async () => {
  const left = Promise.withResolvers<string>();
  const url = await serve(async (request) => {
    request.signal.addEventListener('abort', () => left.resolve('left'));
    const stream = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('first')),
    });
    return new Response(stream, { headers: { 'content-type': 'text/event-stream' } });
  });
  const leaving = new AbortController();
  const answer = await fetch(url, { signal: leaving.signal });
  const { value } = (await answer.body?.getReader().read()) ?? {};
  expect(new TextDecoder().decode(value)).toBe('first');
  leaving.abort();
  expect(await left.promise).toBe('left');
});

it('hands on the body and address of the caller', async () => {
  const url = await serve(async (request, ip) => Response.json([await request.text(), ip]));
  const answer = await fetch(url, { method: 'POST', body: 'hello' });
  expect(await answer.json()).toEqual(['hello', '127.0.0.1']);
});

it('answers a body that it does not read while it is still sent, and takes the rest and another request', async () => {
  await serve(async ({ method }) => new Response(null, { status: method === 'POST' ? 413 : 204 }));
  const socket = connect(server?.port ?? 0, '127.0.0.1');
  const heard: string[] = [];
  socket.setEncoding('utf8').on('data', (text: string) => heard.push(text));
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\n');
  socket.write('x'.repeat(500_000));
  await eventually(() => expect(heard.join('')).toMatch(/^HTTP\/1.1 413 /));
  // As long as a slow caller may need for the rest.
  await setTimeout(800);
  socket.write(`${'x'.repeat(500_000)}GET / HTTP/1.1\r\nHost: x\r\n\r\n`);
  await eventually(() => expect(heard.join('')).toContain('HTTP/1.1 204 '));
  socket.destroy();
});

it('reads a body to its end before it answers a caller who wants the connection closed', async () => {
  await serve(async () => new Response(null, { status: 413 }));
  const socket = connect(server?.port ?? 0, '127.0.0.1');
  const heard: string[] = [];
  socket.setEncoding('utf8').on('data', (text: string) => heard.push(text));
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 1000000\r\n\r\n');
  socket.write('x'.repeat(500_000));
  await setTimeout(200);
  expect(heard).toEqual([]);
  socket.write('x'.repeat(500_000));
  await eventually(() => expect(heard.join('')).toMatch(/^HTTP\/1.1 413 /));
  socket.destroy();
});

it('answers 500 and reports what was thrown', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const failure = new Error('broken');
  const url = await serve(() => Promise.reject(failure));
  const answer = await fetch(url);
  expect(answer.status).toBe(500);
  expect(Object.fromEntries(answer.headers)).toMatchObject(FUNCTION_HEADERS);
  expect(reported).toHaveBeenCalledWith(failure);
});

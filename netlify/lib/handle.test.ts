import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { errorAnswerSchema, type ErrorCode } from '../../src/contracts/site/error.ts';
import { getData } from './database.ts';
import { ForbiddenError, NotFoundError } from './errors.ts';
import { handle } from './handle.ts';
import { FUNCTION_HEADERS } from './securityHeaders.ts';
import { SESSION_COOKIE } from './sessionCookies.ts';
import { countWaiting } from '../../tools/test/patience.ts';

const SITE = 'https://mixmaster.example';
const noteSchema = z.strictObject({ note: z.string().min(1), list: z.array(z.number()).optional() });
const SESSION = `base64-${Buffer.from(
  JSON.stringify({ access_token: 'a.b.c', refresh_token: 'r', expires_at: 4e9, token_type: 'bearer' }),
).toString('base64url')}`;

let logged: ReturnType<typeof vi.spyOn>;
let securityLog: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  securityLog = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

let supabase: Server | undefined;
afterEach(() => {
  supabase?.close();
  supabase?.closeAllConnections();
  supabase = undefined;
});

async function standInForSupabase(listener: Parameters<typeof createServer>[1]): Promise<void> {
  supabase = createServer(listener as never);
  await new Promise<void>((resolve) => supabase?.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('SUPABASE_URL', `http://127.0.0.1:${(supabase?.address() as AddressInfo).port}`);
  vi.stubEnv('SUPABASE_ANON_KEY', 'sb_publishable_test');
}

function post(body: BodyInit, headers: Record<string, string> = {}): Request {
  return new Request(`${SITE}/api/notes`, {
    method: 'POST',
    body,
    headers: { origin: SITE, ...headers },
    duplex: 'half',
  } as RequestInit);
}

function get(headers: Record<string, string> = {}): Request {
  return new Request(`${SITE}/api/notes`, { headers });
}

async function expectRefusal(answer: Response, status: number, code: ErrorCode) {
  expect(answer.status).toBe(status);
  const body = errorAnswerSchema.parse(await answer.json());
  expect(body.code).toBe(code);
  return body;
}

const echo = handle({ auth: 'none', body: noteSchema, maxBodyBytes: 64 }, ({ body }) => body);

const askForNotes = handle({ auth: 'none' }, async ({ supabase }) =>
  getData(await supabase.from('notes').select()),
);

it('answers with what the route returns, as JSON that no cache keeps', async () => {
  const answer = await echo(post('{"note":"dry"}'), { requestId: 'abc' });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ note: 'dry' });
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(answer.headers.get('x-request-id')).toBe('abc');
});

it.each([
  ['a result', () => 1],
  ['nothing', () => undefined],
  ['a redirect', () => Response.redirect(`${SITE}/de`)],
  ['a refusal', () => Promise.reject(new NotFoundError())],
  ['a failure', () => Promise.reject(new Error('broken'))],
])('protects the reader of %s', async (_, run) => {
  const answer = await handle({ auth: 'none' }, run)(get(), {});
  expect(Object.fromEntries(answer.headers)).toMatchObject(FUNCTION_HEADERS);
});

it('leaves a header of protection as its route sets it', async () => {
  const headers = { 'content-security-policy': "default-src 'none'; style-src 'self'" };
  const answer = await handle({ auth: 'none' }, () => new Response('', { headers }))(get(), {});
  expect(Object.fromEntries(answer.headers)).toMatchObject({ ...FUNCTION_HEADERS, ...headers });
});

it('answers 204 when a route returns nothing, and keeps the status and caching of a Response', async () => {
  const nothing = await handle({ auth: 'none' }, () => undefined)(get(), {});
  expect([nothing.status, await nothing.text()]).toEqual([204, '']);

  const headers = { 'cache-control': 'public, max-age=60' };
  const own = await handle({ auth: 'none' }, () => new Response('made', { status: 201, headers }))(get(), {});
  expect([own.status, own.headers.get('cache-control')]).toEqual([201, 'public, max-age=60']);
});

it('lets no cache keep an answer that sets a cookie of its own or takes one of the session away', async () => {
  const headers = {
    'cache-control': 'public, max-age=60',
    'netlify-cdn-cache-control': 'public, durable, max-age=31536000',
  };
  const answerWith = (more: Record<string, string>, cookie: string) =>
    handle({ auth: 'none' }, () => new Response('made', { headers: { ...headers, ...more } }))(
      get({ cookie }),
      {},
    );
  const caching = ({ headers: sent }: Response) => [
    sent.getSetCookie().length,
    sent.get('cache-control'),
    sent.get('netlify-cdn-cache-control'),
  ];
  expect(caching(await answerWith({}, 'other=1'))).toEqual([0, ...Object.values(headers)]);
  expect(caching(await answerWith({}, 'mixmaster-session-abc-code-verifier=1'))).toEqual([
    1,
    'private, no-store',
    null,
  ]);
  expect(caching(await answerWith({ 'set-cookie': 'a=1' }, 'other=1'))).toEqual([
    1,
    'private, no-store',
    null,
  ]);
});

it('hands on the parameters and address that Netlify gives', async () => {
  const route = handle({ auth: 'none' }, ({ params, ip }) => ({ params, ip }));
  const answer = await route(get(), { params: { id: '7' }, ip: '10.0.0.1' });
  expect(await answer.json()).toEqual({ params: { id: '7' }, ip: '10.0.0.1' });
});

it('refuses a body that is no JSON', async () => {
  await expectRefusal(await echo(post('{note'), {}), 400, 'invalid_body');
  await expectRefusal(await echo(post(''), {}), 400, 'invalid_body');
});

it('refuses a body of another shape and names the fields', async () => {
  const body = await expectRefusal(await echo(post('{"note":"","list":[1,"2"]}'), {}), 400, 'invalid_body');
  expect(body.issues?.map(({ path }) => path)).toEqual(['note', 'list.1']);
});

it('names ten wrong fields and no more', async () => {
  const list = Array.from({ length: 20 }, () => '');
  const answer = await handle({ auth: 'none', body: noteSchema }, () => 1)(
    post(JSON.stringify({ note: 'dry', list })),
    {},
  );
  expect((await expectRefusal(answer, 400, 'invalid_body')).issues).toHaveLength(10);
});

it.each([
  ['a null character', '{"note":"a\\u0000"}', 'note'],
  ['half of a surrogate pair', '{"note":"\\ud83c"}', 'note'],
  ['a number beyond 32 bits', '{"note":"dry","list":[1,2147483648]}', 'list.1'],
  ['a number beyond all', '{"note":"dry","list":[1e999]}', 'list.0'],
  ['a name that is none', '{"note":"dry","a\\u0000":1}', ''],
])('refuses a body with %s, whatever its schema takes', async (_, text, path) => {
  const route = handle({ auth: 'none', body: z.unknown() }, () => 1);
  const body = await expectRefusal(await route(post(text), {}), 400, 'invalid_body');
  expect(body.issues?.map((issue) => issue.path)).toEqual([path]);
});

it.each([
  ['/api/notes?next=%00', {}],
  ['/api/notes/%ED%A0%80', { id: '%ED%A0%80' }],
  ['/api/notes/4294967296', { id: '4294967296' }],
])('refuses the address %s before it looks who asks', async (path, params) => {
  const run = vi.fn();
  const answer = await handle({ auth: 'required' }, run)(new Request(SITE + path), { params });
  await expectRefusal(answer, 400, 'invalid_address');
  expect(run).not.toHaveBeenCalled();
});

it('refuses a body above the cap, declared or not', async () => {
  const long = JSON.stringify({ note: 'x'.repeat(100) });
  await expectRefusal(await echo(post(long, { 'content-length': '112' }), {}), 413, 'payload_too_large');
  await expectRefusal(await echo(post(new Blob([long]).stream()), {}), 413, 'payload_too_large');
});

it.each([
  ['another origin', { origin: 'https://evil.example' }],
  ['another port', { origin: `${SITE}:8443` }],
  ['an opaque origin', { origin: 'null' }],
  ['a cross-site fetch without an origin', { origin: '', 'sec-fetch-site': 'cross-site' }],
  ['a sibling domain', { origin: '', 'sec-fetch-site': 'same-site' }],
])('refuses a change that comes from %s', async (_, headers) => {
  await expectRefusal(await echo(post('{"note":"dry"}', headers), {}), 403, 'forbidden');
});

it('lets through a change from this site, from no browser, and reading from anywhere', async () => {
  expect((await echo(post('{"note":"dry"}', { origin: '' }), {})).status).toBe(200);
  expect(
    (await echo(post('{"note":"dry"}', { origin: '', 'sec-fetch-site': 'same-origin' }), {})).status,
  ).toBe(200);
  const route = handle({ auth: 'none' }, () => 1);
  expect((await route(get({ origin: 'https://evil.example' }), {})).status).toBe(200);
});

it('runs a GET that acts for readers who go there, and for nobody who only looks', async () => {
  const run = vi.fn(() => 'done');
  const route = handle({ auth: 'none', acts: true }, run);
  const looks = [
    get({ 'sec-purpose': 'prefetch;prerender' }),
    get({ 'x-moz': 'prefetch' }),
    new Request(`${SITE}/api/notes`, { method: 'HEAD' }),
  ];
  for (const look of looks) {
    const answer = await route(look, {});
    expect([answer.status, await answer.text()]).toEqual([503, '']);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  }
  expect(run).not.toHaveBeenCalled();
  expect((await route(get({ 'sec-fetch-site': 'cross-site' }), {})).status).toBe(200);
  const reading = await handle({ auth: 'none' }, run)(get({ 'sec-purpose': 'prefetch' }), {});
  expect(reading.status).toBe(200);
});

it('checks origin and reader before it reads the body', async () => {
  const route = handle({ auth: 'required', body: noteSchema }, () => 1);
  await expectRefusal(await route(post('{note'), {}), 401, 'unauthorized');
});

it('answers 401 without a session where one is required, without asking Supabase', async () => {
  vi.stubEnv('SUPABASE_URL', undefined);
  const route = vi.fn();
  await expectRefusal(await handle({ auth: 'required' }, route)(get(), {}), 401, 'unauthorized');
  expect(route).not.toHaveBeenCalled();
  const optional = await handle({ auth: 'optional' }, ({ user }) => ({ user }))(get(), {});
  expect(await optional.json()).toEqual({ user: null });
});

it.each([
  [new ForbiddenError(), 403, 'forbidden'],
  [new NotFoundError(), 404, 'not_found'],
] as const)('answers %o with its status and code, and does not log it', async (error, status, code) => {
  const answer = await handle({ auth: 'none' }, () => Promise.reject(error))(get(), {});
  const body = await expectRefusal(answer, status, code);
  expect(body.message).toBe(error.message);
  expect(logged).not.toHaveBeenCalled();
});

it('keeps what it refuses in the security log, and nothing else', async () => {
  const refuse = (error: Error) => handle({ auth: 'none' }, () => Promise.reject(error))(get(), {});
  for (const error of [new NotFoundError(), new Error('broken')]) await refuse(error);
  expect(securityLog).not.toHaveBeenCalled();
  await refuse(new ForbiddenError());
  expect(securityLog).toHaveBeenCalledTimes(1);
});

it('logs an unknown error with the request id and tells the caller nothing of it', async () => {
  const failure = new Error('password of the database: hunter2');
  const answer = await handle({ auth: 'none' }, () => Promise.reject(failure))(get(), { requestId: 'abc' });
  const body = await expectRefusal(answer, 500, 'internal');
  expect(JSON.stringify(body)).not.toContain('hunter2');
  expect(logged).toHaveBeenCalledWith('[abc] GET /api/notes', failure);
});

it('answers 503 and logs the sentence when a variable is missing', async () => {
  vi.stubEnv('SUPABASE_URL', undefined);
  const route = handle({ auth: 'none' }, ({ supabase }) => supabase.from('notes').select());
  await expectRefusal(await route(get(), {}), 503, 'unavailable');
  expect(String(logged.mock.calls[0]?.[1].cause)).toContain('SUPABASE_URL is not set');
});

it('answers 503 where a service answers in another shape than its own', async () => {
  const route = handle({ auth: 'none' }, () => z.object({ turns: z.array(z.int()) }).parse(null));
  await expectRefusal(await route(get(), {}), 503, 'unavailable');
});

it('answers 503 and keeps the session while Supabase cannot be reached', async () => {
  vi.stubEnv('SUPABASE_URL', 'http://127.0.0.1:1');
  vi.stubEnv('SUPABASE_ANON_KEY', 'sb_publishable_test');
  const route = handle({ auth: 'required' }, () => 1);
  const answer = await route(get({ cookie: `${SESSION_COOKIE}=${SESSION}` }), {});
  await expectRefusal(answer, 503, 'unavailable');
  expect(answer.headers.getSetCookie()).toEqual([]);
});

it.each([
  [500, '{"msg":"down"}'],
  [500, '{"code":"unexpected_failure","message":"Database error"}'],
  [521, '<h1>Web server is down</h1>'],
  [540, '<h1>Project paused</h1>'],
  [540, '{"message":"Project paused"}'],
  [403, '<h1>Checking your browser</h1>'],
])('answers 503 and keeps the session while Supabase answers %i %s', async (status, body) => {
  await standInForSupabase((_, response) => response.writeHead(status).end(body));
  const answer = await handle({ auth: 'optional' }, () => 1)(
    get({ cookie: `${SESSION_COOKIE}=${SESSION}` }),
    {},
  );
  await expectRefusal(answer, 503, 'unavailable');
  expect(answer.headers.getSetCookie()).toEqual([]);
});

it('answers 503 within five seconds when Supabase does not answer at all', async () => {
  await standInForSupabase(() => undefined);
  const waited = countWaiting();
  const answer = await handle({ auth: 'required' }, () => 1)(
    get({ cookie: `${SESSION_COOKIE}=${SESSION}` }),
    {},
  );
  await expectRefusal(answer, 503, 'unavailable');
  expect(waited()).toBeLessThan(5_000);
});

it('answers 503 within five seconds when a call of the route gets no answer', async () => {
  await standInForSupabase(() => undefined);
  const waited = countWaiting();
  const answer = await askForNotes(get(), {});
  await expectRefusal(answer, 503, 'unavailable');
  expect(waited()).toBeLessThan(5_000);
});

it('asks Supabase once: a second attempt would outlast the patience of a reader', async () => {
  let requests = 0;
  await standInForSupabase((_, response) => {
    requests += 1;
    response.writeHead(503, { 'retry-after': '0' }).end('{"code":"PGRST002","message":"loading"}');
  });
  await expectRefusal(await askForNotes(get(), {}), 503, 'unavailable');
  expect(requests).toBe(1);
});

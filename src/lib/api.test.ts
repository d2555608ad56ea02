import { beforeEach, expect, it, vi } from 'vitest';
import { ApiFailure, callApi } from './api.ts';
import { callApiPages } from './apiPages.ts';

const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});

const answers = (body: string | null, init: ResponseInit) => {
  fetched.mockResolvedValueOnce(new Response(body, init));
};

it('sends credentials and gives the JSON of the answer', async () => {
  answers('{"isFavorite":true}', { status: 200 });
  expect(await callApi('/api/favorites/check/11002')).toEqual({ isFavorite: true });
  expect(fetched).toHaveBeenCalledWith('/api/favorites/check/11002', {
    method: 'GET',
    credentials: 'include',
  });
});

it('sends a body as JSON', async () => {
  answers('{}', { status: 201 });
  await callApi('/api/favorites', { method: 'POST', body: { cocktailId: '11002' } });
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({
    method: 'POST',
    body: '{"cocktailId":"11002"}',
    headers: { 'content-type': 'application/json' },
  });
});

it('marks what is to be done once', async () => {
  answers('{}', { status: 201 });
  await callApi('/api/menus', { method: 'POST', body: {}, key: 'a-b' });
  expect(fetched.mock.calls[0]?.[1]?.headers).toEqual({
    'content-type': 'application/json',
    'idempotency-key': 'a-b',
  });
});

it('reads a list to its last page', async () => {
  answers('[1,2]', { status: 200, headers: { link: '</api/menus?after=2>; rel="next"' } });
  answers('[3]', { status: 200, headers: { link: '</api/menus?after=3>; rel="next"' } });
  answers('[]', { status: 200 });
  expect(await callApiPages('/api/menus')).toEqual([1, 2, 3]);
  expect(fetched.mock.calls.map(([path]) => path)).toEqual([
    '/api/menus',
    '/api/menus?after=2',
    '/api/menus?after=3',
  ]);
});

it('calls from a page that was made ahead when it is shown', async () => {
  vi.resetModules();
  const page = Object.assign(new EventTarget(), { prerendering: true });
  vi.stubGlobal('document', page);
  const [one, list] = [await import('./api.ts'), await import('./apiPages.ts')];
  answers('{}', { status: 200 });
  answers('[]', { status: 200 });
  const called = Promise.all([one.callApi('/api/diet'), list.callApiPages('/api/menus')]);
  await new Promise(setImmediate);
  expect(fetched).not.toHaveBeenCalled();
  page.dispatchEvent(new Event('prerenderingchange'));
  await called;
  expect(fetched).toHaveBeenCalledTimes(2);
  vi.resetModules();
});

it('hands on how long a call may take, and that it outlives its page', async () => {
  answers('{}', { status: 200 });
  const { signal } = new AbortController();
  await callApi('/api/diet', { signal, keepalive: true });
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ signal, keepalive: true });
});

it('gives no part of a list of which a page fails', async () => {
  answers('[1,2]', { status: 200, headers: { link: '</api/menus?after=2>; rel="next"' } });
  answers('{"code":"unavailable"}', { status: 503 });
  await expect(callApiPages('/api/menus')).rejects.toThrow(new ApiFailure(503, '{"code":"unavailable"}'));
});

it.each([
  ['its body', 503, '{"code":"unavailable"}', 'Service Unavailable', '503: {"code":"unavailable"}'],
  ['its status text where it has no body', 500, '', 'Internal Server Error', '500: Internal Server Error'],
  ['a 401 too, by default', 401, 'Sign in first.', 'Unauthorized', '401: Sign in first.'],
])('fails with the status, a colon and %s', async (_, status, body, statusText, message) => {
  answers(body, { status, statusText });
  const failure = await callApi('/api/menus').catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiFailure);
  expect(failure).toMatchObject({ message, status });
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('yields null for a 401 where that is asked for, and still fails for the rest', async () => {
  answers('no', { status: 401 });
  expect(await callApi('/api/auth/user', { onUnauthorized: 'null' })).toBeNull();
  answers('no', { status: 403 });
  await expect(callApi('/api/auth/user', { onUnauthorized: 'null' })).rejects.toThrow('403: no');
});

it('gives nothing for an answer without a body', async () => {
  answers(null, { status: 204 });
  expect(await callApi('/api/menus/1', { method: 'DELETE' })).toBeUndefined();
});

import { afterEach, expect, it, vi } from 'vitest';
import { ApiFailure, callApi } from './api.ts';

const fetched = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', fetched);
afterEach(() => {
  fetched.mockReset();
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

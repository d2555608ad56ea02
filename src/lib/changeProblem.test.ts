import { expect, it, vi } from 'vitest';
import { callApi } from './api.ts';
import { changeProblem, deleteAt } from './changeProblem.ts';

const answers = (status: number, code: string, more = {}) => {
  vi.stubGlobal('fetch', async () => Response.json({ code, message: 'x', ...more }, { status }));
};
const problem = async () =>
  changeProblem(await callApi('/api/x', { method: 'PUT', body: {} }).catch((error: unknown) => error));

it.each([
  [401, 'unauthorized', 'session'],
  [404, 'not_found', 'gone'],
  [429, 'rate_limited', 'limited'],
  [400, 'invalid_body', 'invalid'],
  [413, 'payload_too_large', 'invalid'],
  [503, 'unavailable', 'unavailable'],
  [500, 'internal', 'unavailable'],
])('%i %s is for an editor: %s', async (status, code, reason) => {
  answers(status, code);
  expect(await problem()).toEqual({ reason });
});

it('tells what is stored instead, and that there is no network', async () => {
  answers(409, 'conflict', { current: { version: 2 } });
  expect(await problem()).toMatchObject({ reason: 'conflict', current: { version: 2 } });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await problem()).toEqual({ reason: 'offline' });
});

it('deletes what is gone already, and says what else stands in the way', async () => {
  answers(404, 'not_found');
  await expect(deleteAt('/api/x')).resolves.toBeUndefined();
  answers(401, 'unauthorized');
  await expect(deleteAt('/api/x')).rejects.toThrow();
});

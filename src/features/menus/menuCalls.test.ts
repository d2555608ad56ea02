import { beforeEach, expect, it, vi } from 'vitest';
import { ApiFailure } from '../../lib/api.ts';
import { keepProblem, listMenus, makeMenu } from './menuCalls.ts';

const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});
const answers = (status: number, body: object) => {
  fetched.mockResolvedValueOnce(Response.json(body, { status }));
};

it.each([
  [new TypeError('Failed to fetch'), 'offline'],
  [new ApiFailure(401, '{"code":"unauthorized"}'), 'session'],
  [new ApiFailure(404, '{"code":"not_found"}'), 'gone'],
  [new ApiFailure(422, '{"code":"unknown_recipe"}'), 'unknown'],
  [new ApiFailure(400, '{"code":"invalid_body"}'), 'invalid'],
  [new ApiFailure(429, '{"code":"rate_limited"}'), 'limited'],
  [new ApiFailure(422, '{"code":"quota_reached","quota":{"of":"menus","most":200}}'), 'menus'],
  [new ApiFailure(422, '{"code":"quota_reached","quota":{"of":"bytes","most":8000000}}'), 'bytes'],
  [new ApiFailure(503, '{"code":"unavailable"}'), 'unavailable'],
  [new ApiFailure(502, '<html>'), 'unavailable'],
])('tells what %s means', (error, reason) => {
  expect(keepProblem(error)).toEqual({ reason });
});

it('gives the menu that is stored where another change came first', () => {
  const current = { id: 'a', name: 'Late {Friday}', version: 2 };
  const body = JSON.stringify({ code: 'conflict', message: 'It was changed.', current });
  expect(keepProblem(new ApiFailure(409, body))).toEqual({ reason: 'conflict', current });
});

const INPUT = {
  name: 'Friday',
  description: null,
  restaurantName: null,
  currency: null,
  priceLists: [],
  cocktailIds: ['11002'],
};
const stored = (version: number) => ({ id: 'a', name: 'Thursday', version });
const conflict = (version: number) => ({ code: 'conflict', message: 'Changed.', current: stored(version) });
const asked = () => fetched.mock.calls.map(([path, init]) => `${init?.method ?? 'GET'} ${path as string}`);

it('gives a menu that an earlier try made, and whose answer was lost, what the draft holds now', async () => {
  answers(409, conflict(1));
  answers(200, { ...stored(2), name: 'Friday' });
  expect(await makeMenu(INPUT, 'key')).toMatchObject({ name: 'Friday', version: 2 });
  expect(asked()).toEqual(['POST /api/menus', 'PUT /api/menus/a']);
  expect(JSON.parse(fetched.mock.calls[1]?.[1]?.body as string)).toEqual({ ...INPUT, version: 1 });
});

it('asks about a menu of the draft that was changed elsewhere since', async () => {
  answers(409, conflict(3));
  const problem = keepProblem(await makeMenu(INPUT, 'key').catch((error: unknown) => error));
  expect(problem).toMatchObject({ reason: 'conflict', current: stored(3) });
  expect(asked()).toEqual(['POST /api/menus']);
});

it('lists the menus of all pages, the last changed first', async () => {
  const menu = (id: string, updatedAt: string) => ({ id, updatedAt });
  const link = { headers: { link: '</api/menus?after=b>; rel="next"' } };
  fetched.mockResolvedValueOnce(
    Response.json([menu('b', '2026-11-22T09:00:00.000Z'), menu('a', '2026-11-20T09:00:00.000Z')], link),
  );
  answers(200, [menu('c', '2026-11-21T09:00:00.000Z')]);
  expect((await listMenus()).map(({ id }) => id)).toEqual(['b', 'c', 'a']);
});

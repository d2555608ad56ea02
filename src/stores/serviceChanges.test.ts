import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { openPage } from './testPage.ts';

const KEY = 'mixmaster-service-unsent';
const open = async (kept: Record<string, string> = {}) => {
  const page = openPage({ 'mixmaster-account': '{"id":"ada"}', ...kept });
  const calls = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
  vi.stubGlobal('fetch', calls);
  return { page, calls, ...(await import('./serviceChanges.ts')) };
};
const answer = (soldOut: string[]) => Response.json({ id: 'm', publication: { soldOut, heldPrices: null } });
const sold = (cocktailId: string, isSoldOut = true) => ({ cocktailId, isSoldOut });

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterAll(() => {
  vi.useRealTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('keeps presses while there is no network, and sends the last one on each drink afterwards', async () => {
  const { page, calls, pressService, sendServiceChanges, $serviceSending, $servedMenu } = await open();
  calls.mockRejectedValue(new TypeError('no network'));
  for (const press of [sold('1'), sold('2'), sold('1', false)]) pressService('m', press);
  await sendServiceChanges();
  expect($serviceSending.get()).toBe('offline');
  expect(JSON.parse(page.kept.get(KEY) ?? '')).toHaveLength(2);
  calls.mockReset().mockResolvedValueOnce(answer(['2']));
  await sendServiceChanges();
  expect(
    calls.mock.calls.map(([path, { method, body }]) => [method, path, JSON.parse(String(body))]),
  ).toEqual([
    [
      'PATCH',
      '/api/menus/m/publication',
      {
        soldOut: [
          { ...sold('2'), secondsAgo: 0 },
          { ...sold('1', false), secondsAgo: 0 },
        ],
      },
    ],
  ]);
  expect([$serviceSending.get(), page.kept.has(KEY), $servedMenu.get()?.id]).toEqual(['saved', false, 'm']);
});

it('says what the site did not take: somebody pressed later, or the menu is gone', async () => {
  const { calls, pressService, sendServiceChanges, $refusedChanges, $serviceChanges } = await open();
  calls.mockResolvedValueOnce(answer([]));
  pressService('m', sold('1'));
  await sendServiceChanges();
  expect($refusedChanges.get()).toMatchObject([sold('1')]);
  calls.mockResolvedValueOnce(Response.json({ code: 'not_found' }, { status: 404 }));
  pressService('gone', sold('2'));
  await sendServiceChanges();
  expect($refusedChanges.get()).toMatchObject([{ menuId: 'gone', ...sold('2') }]);
  expect($serviceChanges.get()).toEqual([]);
});

it.each([
  [401, 'signed-out'],
  [503, 'failed'],
])('keeps presses that were answered with %i', async (status, expected) => {
  const { calls, pressService, sendServiceChanges, $serviceSending, $serviceChanges } = await open();
  calls.mockResolvedValue(Response.json({}, { status }));
  pressService('m', sold('1'));
  await sendServiceChanges();
  expect([$serviceSending.get(), $serviceChanges.get().length]).toEqual([expected, 1]);
});

it('sends nothing of another account', async () => {
  const foreign = JSON.stringify([{ owner: 'eve', menuId: 'm', at: Date.now(), ...sold('1') }]);
  const { calls, sendServiceChanges, $serviceChanges, forgetServiceChanges } = await open({ [KEY]: foreign });
  await sendServiceChanges();
  forgetServiceChanges('ada');
  expect([calls.mock.calls.length, $serviceChanges.get().length]).toEqual([0, 1]);
});

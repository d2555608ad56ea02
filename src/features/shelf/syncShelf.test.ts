import { beforeEach, expect, it, vi } from 'vitest';
import { SHELF_LIMITS } from '../../contracts/shelfLimits.ts';
import { syncShelf } from './syncShelf.ts';

const kept = new Map<string, string>();
const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  kept.clear();
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('document', { cookie: 'mixmaster-signed-in=1' });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

const names = (count: number, kind: string) =>
  Array.from({ length: count }, (_, place) => `${kind} ${place}`);
const accountHolds = (entries: string[]) => {
  fetched.mockResolvedValueOnce(Response.json({ owner: 'ada', entries }));
  fetched.mockResolvedValueOnce(Response.json({ owner: 'ada', entries }));
};

it('brings two shelves together as long as one can hold both', async () => {
  const [here, there] = [names(100, 'here'), names(SHELF_LIMITS.entries - 100, 'there')];
  accountHolds(there);
  expect(await syncShelf(here)).toEqual([...there, ...here]);
  expect(fetched.mock.calls[1]?.[1]).toMatchObject({ method: 'PUT' });
});

it('leaves both as they are where one could not hold both, and drops nothing', async () => {
  accountHolds(names(SHELF_LIMITS.entries - 99, 'there'));
  expect(await syncShelf(names(100, 'here'))).toBe('full');
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(kept.size).toBe(0);
});

it('keeps the shelf where the account cannot be reached', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await syncShelf(['gin'])).toBeUndefined();
});

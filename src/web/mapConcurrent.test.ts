import { expect, it } from 'vitest';
import { mapConcurrent } from './mapConcurrent.ts';

it('does each once, in order, and never more at a time than it may', async () => {
  const begun: number[] = [];
  let now = 0;
  let most = 0;
  await mapConcurrent([1, 2, 3, 4, 5], 2, async (item) => {
    begun.push(item);
    most = Math.max(most, (now += 1));
    await Promise.resolve();
    now -= 1;
  });
  expect(begun).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});

it('ends with the first failure, and begins nothing more', async () => {
  const begun: number[] = [];
  const act = async (item: number) => {
    begun.push(item);
    await Promise.resolve();
    if (item === 1) throw new Error('away');
  };
  await expect(mapConcurrent([1, 2, 3, 4], 2, act)).rejects.toThrow('away');
  await new Promise(setImmediate);
  expect(begun).toEqual([1, 2]);
});

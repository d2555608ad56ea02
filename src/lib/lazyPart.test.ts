import { expect, test } from 'vitest';
import { ignoreMissing, loadPart, MissingPart } from './lazyPart.ts';

const failed = new TypeError('Failed to fetch');

test('gives a part, or says that it is missing and why', async () => {
  expect(await loadPart(() => Promise.resolve({ part: 1 }))).toEqual({ part: 1 });
  const missing = loadPart(() => Promise.reject(failed));
  await expect(missing).rejects.toThrow(MissingPart);
  await expect(missing).rejects.toMatchObject({ cause: failed });
});

test('a missing part is ignored, also one that a part misses; every other error is not', async () => {
  const part = { start: () => loadPart(() => Promise.reject(failed)) };
  await expect(
    loadPart(() => Promise.resolve(part))
      .then(({ start }) => start())
      .catch(ignoreMissing),
  ).resolves.toBeUndefined();
  expect(() => ignoreMissing(failed)).toThrow(failed);
});

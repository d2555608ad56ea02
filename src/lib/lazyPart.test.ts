import { expect, test } from 'vitest';
import { loadPart, MissingPart } from './lazyPart.ts';

const failed = new TypeError('Failed to fetch');

test('gives a part, or says that it is missing and why', async () => {
  expect(await loadPart(() => Promise.resolve({ part: 1 }))).toEqual({ part: 1 });
  const missing = loadPart(() => Promise.reject(failed));
  await expect(missing).rejects.toThrow(MissingPart);
  await expect(missing).rejects.toMatchObject({ cause: failed });
});

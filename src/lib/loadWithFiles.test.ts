import { expect, test, vi } from 'vitest';
import { loadWithFiles } from './loadWithFiles.ts';

const load = vi.fn(() => Promise.resolve('part'));

test('a part is imported once all its files came, each of them asked for once', async () => {
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response('')));
  await expect(loadWithFiles(load, ['_astro/a.js', '_astro/b.js'])).resolves.toBe('part');
  await loadWithFiles(load, ['_astro/b.js', '_astro/c.js']);
  expect(asked.mock.calls).toEqual([['/_astro/a.js'], ['/_astro/b.js'], ['/_astro/c.js']]);
});

test('a part whose file did not come is not imported, and is asked for anew', async () => {
  load.mockClear();
  const asked = vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(loadWithFiles(load, ['_astro/d.js'])).rejects.toThrow('Failed to fetch');
  expect(load).not.toHaveBeenCalled();
  asked.mockResolvedValueOnce(new Response('', { status: 404 }));
  await expect(loadWithFiles(load, ['_astro/d.js'])).rejects.toThrow('404');
  asked.mockResolvedValueOnce(new Response(''));
  await expect(loadWithFiles(load, ['_astro/d.js'])).resolves.toBe('part');
});

test('a part of one file that the build does not name is imported at once', async () => {
  await expect(loadWithFiles(load)).resolves.toBe('part');
});

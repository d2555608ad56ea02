import { beforeEach, expect, test, vi } from 'vitest';
import { loadPart } from './lazyPart.ts';
import { retryOrReload } from './retryOrReload.ts';

const reload = vi.fn();
const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  reload.mockReset();
  fetched.mockReset();
  vi.stubGlobal('location', { href: 'https://bar.example/menu-builder', reload });
  vi.stubGlobal('fetch', fetched);
});
const missing = () => loadPart(() => Promise.reject(new TypeError('Failed to fetch')));
const retryFor = async (load: () => Promise<unknown>) => {
  const retry = vi.fn();
  await retryOrReload({ retry, load });
  expect(retry).toHaveBeenCalledOnce();
};

test('loads the page anew where a part is refused although the site is there', async () => {
  fetched.mockResolvedValue(new Response());
  await retryFor(missing);
  expect(reload).toHaveBeenCalledOnce();
});

test.each<[string, () => Promise<unknown>, () => Promise<Response>]>([
  ['the site is away', missing, () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the site is ill', missing, () => Promise.resolve(new Response('', { status: 503 }))],
  ['the part came', () => Promise.resolve(1), () => Promise.resolve(new Response())],
  ['something else failed', () => Promise.reject(new Error('503')), () => Promise.resolve(new Response())],
])('leaves the page where %s', async (_, load, answer) => {
  fetched.mockImplementation(answer);
  await retryFor(load);
  expect(reload).not.toHaveBeenCalled();
});

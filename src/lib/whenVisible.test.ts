import { afterEach, expect, it, vi } from 'vitest';

/** What a script sees that starts on a page. */
async function open(page: EventTarget) {
  vi.resetModules();
  vi.stubGlobal('document', page);
  return import('./whenVisible.ts');
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it('is nothing to wait for where the page is seen', async () => {
  const { whenVisible: untilShown } = await open(Object.assign(new EventTarget(), { prerendering: false }));
  expect(untilShown()).toBeUndefined();
});

it('is nothing to wait for where the browser makes no pages ahead', async () => {
  const { whenVisible: untilShown } = await open(new EventTarget());
  expect(untilShown()).toBeUndefined();
});

it('waits until a page that was made ahead is shown', async () => {
  const page = Object.assign(new EventTarget(), { prerendering: true });
  const { whenVisible: untilShown } = await open(page);
  const told: string[] = [];
  const waiting = untilShown()?.then(() => told.push('shown'));
  await Promise.resolve();
  expect(told).toEqual([]);
  page.dispatchEvent(new Event('prerenderingchange'));
  await waiting;
  expect(told).toEqual(['shown']);
});

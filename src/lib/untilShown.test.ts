import { afterEach, expect, it, vi } from 'vitest';
import { untilShown } from './untilShown.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('is nothing to wait for where the page is seen', () => {
  vi.stubGlobal('document', Object.assign(new EventTarget(), { prerendering: false }));
  expect(untilShown()).toBeUndefined();
});

it('is nothing to wait for where the browser makes no pages ahead', () => {
  vi.stubGlobal('document', new EventTarget());
  expect(untilShown()).toBeUndefined();
});

it('waits until a page that was made ahead is shown', async () => {
  const page = Object.assign(new EventTarget(), { prerendering: true });
  vi.stubGlobal('document', page);
  const told: string[] = [];
  const waiting = untilShown()?.then(() => told.push('shown'));
  await Promise.resolve();
  expect(told).toEqual([]);
  page.dispatchEvent(new Event('prerenderingchange'));
  await waiting;
  expect(told).toEqual(['shown']);
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inPace } from './pace.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Work that takes so many milliseconds. */
const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** How many milliseconds pass until `inPace` settles, however it settles. */
async function measure(pace: number, work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  let end: number | undefined;
  const settle = () => (end = performance.now());
  void inPace(pace, work).then(settle, settle);
  await vi.runAllTimersAsync();
  if (end === undefined) throw new Error('inPace has not settled');
  return end - start;
}

it.each([
  [0, 500],
  [1, 500],
  [80, 500],
  [499, 500],
  [501, 1000],
  [1499, 1500],
])('answers work of %i ms after %i ms', async (spent, answered) => {
  expect(await measure(500, () => after(spent))).toBe(answered);
});

it('keeps its pace where the work fails', async () => {
  const work = () => after(30).then(() => Promise.reject(new Error('no')));
  expect(await measure(500, work)).toBe(500);
  const settled = expect(inPace(500, work)).rejects.toThrow('no');
  await vi.runAllTimersAsync();
  await settled;
});

it('waits for nothing without a pace', async () => {
  expect(await measure(0, () => after(30))).toBe(30);
});

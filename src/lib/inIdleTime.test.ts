import { expect, it, vi } from 'vitest';
import { inIdleTime } from './inIdleTime.ts';

it('goes on only as long as the browser is idle, and until all is done', () => {
  const turns: IdleRequestCallback[] = [];
  vi.stubGlobal('requestIdleCallback', (turn: IdleRequestCallback) => turns.push(turn));
  let left = 5;
  inIdleTime(() => --left === 0);
  expect(left).toBe(5);
  let time = 3;
  turns.shift()?.({ didTimeout: false, timeRemaining: () => --time });
  expect(left).toBe(2);
  turns.shift()?.({ didTimeout: false, timeRemaining: () => 50 });
  expect(left).toBe(0);
  expect(turns).toEqual([]);
});

it('takes short turns where the browser does not tell when it is idle', () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  let now = 0;
  vi.stubGlobal('performance', { now: () => now });
  let left = 3;
  // Each step takes longer than a turn may.
  inIdleTime(() => {
    now += 10;
    return --left === 0;
  });
  for (const expected of [2, 1, 0]) {
    vi.advanceTimersToNextTimer();
    expect(left).toBe(expected);
  }
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

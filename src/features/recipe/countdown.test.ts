import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCountdown } from './countdown.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function told(seconds: number) {
  const told: string[] = [];
  const countdown = createCountdown(seconds, ({ state, left }) => told.push(`${state} ${left}`));
  return { countdown, told };
}

test('seconds are told one by one until the time is up, and nothing after', () => {
  const { countdown, told: said } = told(3);
  countdown.toggle();
  vi.advanceTimersByTime(10_000);
  expect(said).toEqual(['running 3', 'running 2', 'running 1', 'up 0']);
  expect(vi.getTimerCount()).toBe(0);
});

test('a second press stops it and gives the whole time back', () => {
  const { countdown, told: said } = told(20);
  countdown.toggle();
  vi.advanceTimersByTime(4_000);
  countdown.toggle();
  vi.advanceTimersByTime(60_000);
  expect(said.at(-1)).toBe('ready 20');
});

test('a page that slept is right when it wakes', () => {
  const { countdown } = told(60);
  countdown.toggle();
  vi.setSystemTime(Date.now() + 45_000);
  vi.advanceTimersByTime(200);
  expect(countdown.left).toBe(15);
});

test('a time that is up can run again', () => {
  const { countdown } = told(1);
  countdown.toggle();
  vi.advanceTimersByTime(2_000);
  countdown.toggle();
  expect(countdown).toMatchObject({ state: 'running', left: 1 });
});

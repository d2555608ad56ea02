import { expect, test } from 'vitest';
import { clockTime, timesIn } from './timers.ts';

test.each([
  ['Stir with ice for 25 seconds.', [25]],
  ['Steep for 1 minute.', [60]],
  ['Heat gently for 10 minutes without boiling.', [600]],
  ['Shake for 10 to 15 seconds.', [15]],
  ['Shake for 10–15 seconds.', [15]],
  ['Stir for 5 seconds, rest for 2 minutes.', [5, 120]],
  ['Rest in the refrigerator for 4 hours.', []],
  ['Pour into a second shot glass.', []],
  ['Add 2 dashes of bitters.', []],
])('the times in %j are %j', (step, seconds) => {
  expect(timesIn(step)).toEqual(seconds);
});

test.each([
  [0, '0:00'],
  [9, '0:09'],
  [75, '1:15'],
  [600, '10:00'],
])('%i seconds read %s', (seconds, text) => {
  expect(clockTime(seconds)).toBe(text);
});

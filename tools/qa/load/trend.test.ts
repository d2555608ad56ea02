import { expect, it } from 'vitest';
import { hourlyTrend } from './trend.ts';

it('tells how much more there is each hour, through what goes up and down', () => {
  const swing = [3, -3, 0, 0, -3, 3];
  const samples = swing.map((more, minute) => ({ minute, value: 200 + minute * 0.5 + more }));
  expect(hourlyTrend(samples)).toBeCloseTo(30, 0);
  expect(hourlyTrend(samples.map(({ minute }) => ({ minute, value: 200 })))).toBe(0);
  expect(hourlyTrend([{ minute: 4, value: 1 }])).toBe(0);
});

import { expect, it } from 'vitest';
import { timeOfDay } from './timeOfDay.ts';

it.each([
  [0, 'night'],
  [4, 'night'],
  [5, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [16, 'afternoon'],
  [17, 'evening'],
  [20, 'evening'],
  [21, 'night'],
  [23, 'night'],
])('%i o’clock is %s', (hour, time) => {
  expect(timeOfDay(hour)).toBe(time);
});

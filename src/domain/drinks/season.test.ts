import { expect, it } from 'vitest';
import { dayOfYear } from './trending.ts';
import { halfOf, occasionOfWeek, weekOfDay, WEEKS } from './season.ts';

const on = (month: number, date: number, half: 'north' | 'south' = 'north') =>
  occasionOfWeek(weekOfDay(dayOfYear(new Date(2027, month - 1, date))), half);

it('names the season of a week in both halves of the world, and the end of December', () => {
  expect([on(1, 10), on(3, 10), on(6, 10), on(9, 10), on(11, 25)]).toEqual([
    ...['winter', 'spring', 'summer', 'autumn', 'autumn'],
  ]);
  expect([on(1, 10, 'south'), on(3, 10, 'south'), on(6, 10, 'south'), on(9, 10, 'south')]).toEqual([
    ...['summer', 'autumn', 'winter', 'spring'],
  ]);
  for (const half of ['north', 'south'] as const)
    expect([on(12, 3, half), on(12, 23, half), on(12, 31, half)]).toEqual([
      ...['christmas', 'christmas', 'celebration'],
    ]);
});

it('gives every day of a year a week, leap years too', () => {
  expect([1, 7, 8, 365, 366].map(weekOfDay)).toEqual([0, 0, 1, 52, 52]);
  expect(weekOfDay(366)).toBeLessThan(WEEKS);
});

it.each([
  ['en-AU', 'Europe/London', 'south'],
  ['es-AR', '', 'south'],
  ['es', 'America/Argentina/Cordoba', 'south'],
  ['en-US', 'Australia/Sydney', 'south'],
  ['en', 'Europe/Amsterdam', 'north'],
  ['es-ES', 'Europe/Madrid', 'north'],
  ['de', '', 'north'],
])('takes %s in %s for the half %s', (language, zone, half) => {
  expect(halfOf(language, zone)).toBe(half);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PriceHours } from '../../contracts/menus/menuPrice.ts';
import { barMoment, holdsAt } from './barMoment.ts';

test.each([
  ['2026-07-03T22:30:00Z', 'Europe/Berlin', { day: 6, time: '00:30' }],
  ['2026-01-05T00:10:00Z', 'America/New_York', { day: 7, time: '19:10' }],
  ['2026-01-05T00:00:00Z', 'UTC', { day: 1, time: '00:00' }],
  // The hour that there is not, and the one that there is twice.
  ['2026-03-29T01:00:00Z', 'Europe/Berlin', { day: 7, time: '03:00' }],
  ['2026-10-25T00:30:00Z', 'Europe/Berlin', { day: 7, time: '02:30' }],
  ['2026-10-25T01:30:00Z', 'Europe/Berlin', { day: 7, time: '02:30' }],
  ['2026-06-01T10:20:00Z', 'Asia/Kathmandu', { day: 1, time: '16:05' }],
])('%s is in %s %j', (instant, zone, moment) => {
  expect(barMoment(new Date(instant), zone)).toEqual(moment);
});

test('a time zone that there is not is refused', () => {
  expect(() => barMoment(new Date(0), 'Mars/Olympus')).toThrow(RangeError);
});

const HAPPY: PriceHours = { days: [1, 2, 3, 4, 5], from: '17:00', to: '19:00' };
const NIGHT: PriceHours = { days: [5, 7], from: '22:00', to: '03:00' };

test.each<[PriceHours, number, string, boolean]>([
  [HAPPY, 1, '16:59', false],
  [HAPPY, 1, '17:00', true],
  [HAPPY, 5, '18:59', true],
  [HAPPY, 5, '19:00', false],
  [HAPPY, 6, '17:30', false],
  [NIGHT, 5, '21:59', false],
  [NIGHT, 5, '23:00', true],
  [NIGHT, 6, '02:59', true],
  [NIGHT, 6, '03:00', false],
  [NIGHT, 6, '23:00', false],
  [NIGHT, 5, '01:00', false],
  [NIGHT, 1, '01:00', true],
  [{ days: [3], from: '00:00', to: '00:00' }, 3, '23:59', true],
  [{ days: [3], from: '00:00', to: '00:00' }, 4, '00:00', false],
])('%j on day %i at %s: %s', (hours, day, time, holds) => {
  expect(holdsAt(hours, { day, time })).toBe(holds);
});

const minutes = fc.integer({ min: 0, max: 1439 });
const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
const hoursOf = fc
  .record({ days: fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }), from: minutes, to: minutes })
  .filter(({ from, to }) => from !== to);

test('hours hold for just as many minutes of a week as they are long', () => {
  fc.assert(
    fc.property(hoursOf, ({ days, from, to }) => {
      const hours = { days, from: clock(from), to: clock(to) };
      let held = 0;
      for (let day = 1; day <= 7; day += 1)
        for (let minute = 0; minute < 1440; minute += 1)
          if (holdsAt(hours, { day, time: clock(minute) })) held += 1;
      expect(held).toBe(days.length * ((to - from + 1440) % 1440));
    }),
    { numRuns: 15 },
  );
});

test('the same hours hold at the same clock in every time zone', () => {
  const zones = Intl.supportedValuesOf('timeZone');
  const week = fc.integer({ min: Date.UTC(2025, 0, 1) / 60_000, max: Date.UTC(2028, 0, 1) / 60_000 });
  fc.assert(
    fc.property(fc.constantFrom(...zones), week, hoursOf, (zone, minute, { days, from, to }) => {
      const instant = new Date(minute * 60_000);
      const moment = barMoment(instant, zone);
      expect(moment.day).toBeGreaterThanOrEqual(1);
      expect(moment.time).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
      // Read back by another way: the clock of the zone as if it were UTC.
      const shown = new Date(`${instant.toLocaleString('sv-SE', { timeZone: zone }).replace(' ', 'T')}Z`);
      const day = ((shown.getUTCDay() + 6) % 7) + 1;
      const at = shown.getUTCHours() * 60 + shown.getUTCMinutes();
      const since = (start: number) => ((((day - start) * 1440 + at - from) % 10080) + 10080) % 10080;
      const holds = days.some((start) => since(start) < (to - from + 1440) % 1440);
      expect(holdsAt({ days, from: clock(from), to: clock(to) }, moment)).toBe(holds);
    }),
    { numRuns: 300 },
  );
});

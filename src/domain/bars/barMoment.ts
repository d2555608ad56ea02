import type { PriceHours } from '../../contracts/menus/menuPrice.ts';

/** A moment as the clock on the wall of a bar shows it. */
export interface BarMoment {
  /** Monday is 1, Sunday 7. */
  day: number;
  /** "17:05" */
  time: string;
}

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/**
 * What the clock of a time zone shows.
 *
 * @param timeZone by the IANA
 * @throws RangeError for a time zone that there is not
 */
export function barMoment(instant: Date, timeZone: string): BarMoment {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = new Map(clock.formatToParts(instant).map(({ type, value }) => [type, value]));
  return {
    day: DAYS.indexOf(parts.get('weekday') ?? '') + 1,
    time: `${parts.get('hour') ?? ''}:${parts.get('minute') ?? ''}`,
  };
}

/** Of a day of the week, the one before. */
const dayBefore = (day: number) => (day === 1 ? DAYS.length : day - 1);

/**
 * Whether hours hold at a moment. Those that end after midnight belong to the day on which they begin; the end is not
 * in them, so that 17:00 to 19:00 is over at 19:00.
 */
export function holdsAt({ days, from, to }: PriceHours, { day, time }: BarMoment): boolean {
  if (from === to) return days.includes(day);
  if (from < to) return days.includes(day) && from <= time && time < to;
  return (days.includes(day) && from <= time) || (days.includes(dayBefore(day)) && time < to);
}

import type { Occasion } from '../../contracts/search/wishes.ts';

export type Half = 'north' | 'south';

/** The week of the year that a day is in, from 0: weeks begin on 1 January, so that each year has the same. */
export function weekOfDay(day: number): number {
  return Math.floor((day - 1) / 7);
}

/** Weeks of a year; the last one has one day, or two. */
export const WEEKS = 53;

/** Months whose first day begins a season of the northern half, from spring on. */
const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const satisfies readonly Occasion[];
/** Day of the year of 1 March, where meteorologists begin spring, and days of a season. */
const SPRING = 60;
const SEASON_DAYS = 92;
const CHRISTMAS = { first: 335, last: 364 };

/**
 * What a week of the year is good for: its season, in December Christmas, on its last days a celebration. The day in
 * its middle decides.
 */
export function occasionOfWeek(week: number, half: Half): Occasion {
  const day = Math.min(week * 7 + 4, 365);
  if (day >= CHRISTMAS.first && day <= CHRISTMAS.last) return 'christmas';
  if (day > CHRISTMAS.last) return 'celebration';
  const north = day < SPRING ? 3 : Math.min(3, Math.floor((day - SPRING) / SEASON_DAYS));
  return SEASONS[(north + (half === 'south' ? 2 : 0)) % SEASONS.length] ?? 'winter';
}

/** Countries of the southern half that have its seasons; near the equator there is neither. */
const SOUTHERN = new Set(['AR', 'AU', 'BW', 'CL', 'LS', 'NA', 'NZ', 'PY', 'SZ', 'UY', 'ZA']);
const SOUTHERN_ZONE =
  /^(Australia|America\/Argentina)\/|^Pacific\/Auckland$|^Africa\/Johannesburg$|^America\/(Santiago|Montevideo|Asuncion|Buenos_Aires)$/;

/**
 * The half of the world that a reader is in: by the country of the language where it names one, else by the time zone;
 * where both leave it open, the northern one, in which most readers of the five languages live.
 *
 * @param language of the browser, such as "es-AR"
 */
export function halfOf(language: string, timeZone: string): Half {
  const country = /-([A-Z]{2})\b/.exec(language)?.[1];
  if (country !== undefined && SOUTHERN.has(country)) return 'south';
  return SOUTHERN_ZONE.test(timeZone) ? 'south' : 'north';
}
